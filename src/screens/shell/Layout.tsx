import type { ReactNode } from 'react';
import { shellTexts } from '#content/navigation.ts';
import { layout } from '#styled/recipes';
import { BackToTop } from './BackToTop.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface LayoutProps {
  onToggleTheme: () => void;
  /** The header's tip jar. */
  tipJar?: ReactNode;
  /** The tip jar in the menu was pressed. */
  onTip?: (() => void) | undefined;
  /** The page. */
  children: ReactNode;
}

/** The layout of every page: header, main landmark, footer. */
export function Layout({ onToggleTheme, tipJar, onTip, children }: LayoutProps) {
  const styles = layout();
  return (
    <div className={styles.root}>
      <a href="#content" className={styles.skip}>
        {shellTexts.skip}
      </a>
      <SiteHeader onToggleTheme={onToggleTheme} tipJar={tipJar} onTip={onTip} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BackToTop />
      <SiteFooter />
    </div>
  );
}
