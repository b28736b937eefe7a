import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { shellTexts } from '#content/navigation.ts';
import { shownNavigation } from '#content/shown.ts';
import { site } from '#content/site.ts';
import { header } from '#styled/recipes';
import { IconButton } from '#ui/IconButton.tsx';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { currentFor } from './currentFor.ts';
import { Mark } from './Mark.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useScrolled } from './useScrolled.ts';
import { useWrapped } from './useWrapped.ts';

const loadMenu = () => import('./MobileMenuFlow.tsx');

interface SiteHeaderProps {
  onToggleTheme: () => void;
  tipJar?: ReactNode;
  /** The tip jar was pressed in the menu, where it stands when there is no room for it here. */
  onTip?: (() => void) | undefined;
}

/** The header of every page. On a narrow screen the links are in a menu, which is loaded when it is first opened. */
export function SiteHeader({ onToggleTheme, tipJar, onTip }: SiteHeaderProps) {
  const [path] = useLocation();
  const [presses, setPresses] = useState(0);
  /** The last press whose menu was no longer wanted before it came. */
  const [givenUp, setGivenUp] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const MobileMenu = useLazyComponent(loadMenu, presses > givenUp, () => setGivenUp(presses));
  const root = useRef<HTMLElement>(null);
  const brand = useRef<HTMLAnchorElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const pathOfMenu = useRef('');
  useScrolled(root);
  useWrapped(root);
  const styles = header();

  const openMenu = () => {
    pathOfMenu.current = location.pathname;
    setPresses((before) => before + 1);
  };
  /** Back to the menu button; past 768 px, where it is gone, to the header's first link; on a new page, to its heading. */
  const focusAfterMenu = () => {
    if (location.pathname !== pathOfMenu.current) return document.querySelector<HTMLElement>('main h1');
    return menuButton.current?.checkVisibility() ? menuButton.current : brand.current;
  };

  return (
    <header ref={root} className={styles.root}>
      <div className={styles.inner}>
        <Link ref={brand} href="/home" className={styles.brand}>
          <Mark />
          {site.name}
        </Link>
        <nav aria-label={shellTexts.mainNavigation} className={styles.nav}>
          <ul>
            {shownNavigation.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.navLink} aria-current={currentFor(href, path)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <SocialLinks className={styles.social} linkClassName={styles.socialLink} />
          {tipJar}
          <ThemeToggle onToggle={onToggleTheme} />
          <IconButton
            ref={menuButton}
            icon="menu"
            label={shellTexts.openMenu}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={styles.menuButton}
            onClick={openMenu}
          />
        </div>
      </div>
      {MobileMenu && (
        <MobileMenu
          presses={presses - givenUp}
          path={path}
          onOpenChange={setIsOpen}
          onTip={onTip}
          finalFocusEl={focusAfterMenu}
        />
      )}
    </header>
  );
}
