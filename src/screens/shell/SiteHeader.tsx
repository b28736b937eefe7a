import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { shellTexts } from '#content/navigation.ts';
import { shownNavigation } from '#content/shown.ts';
import { site } from '#content/site.ts';
import { ThemeToggle } from '#flows/theme/ThemeToggle.tsx';
import { header } from '#styled/recipes';
import { currentFor } from '#ui/currentFor.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { SocialLinks } from '#ui/SocialLinks.tsx';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { Mark } from './Mark.tsx';
import { useScrolled } from './useScrolled.ts';
import { useWrapped } from './useWrapped.ts';

const menu = lazyPart(() => import('#flows/mobile-menu/MobileMenuFlow.tsx'));

interface SiteHeaderProps {
  onToggleTheme: () => void;
  tipJar?: ReactNode;
  /** The tip jar in the menu was pressed; narrow headers have no room for it. */
  onTip?: (() => void) | undefined;
}

/** The header of every page. On narrow screens the links are in a menu, loaded on first open. */
export function SiteHeader({ onToggleTheme, tipJar, onTip }: SiteHeaderProps) {
  const [path] = useLocation();
  const [presses, setPresses] = useState(0);
  /** The last press whose menu was no longer wanted before it came. */
  const [givenUp, setGivenUp] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const MobileMenu = useLazyComponent(menu, presses > givenUp, () => setGivenUp(presses));
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
  /**
   * Focus returns to the menu button; above 768 px, where it is hidden, to the first link; on a new page, to its
   * heading.
   */
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
