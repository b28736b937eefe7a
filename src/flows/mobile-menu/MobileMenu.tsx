import { Link } from 'wouter';
import { shellTexts } from '#content/navigation.ts';
import { shownNavigation } from '#content/shown.ts';
import { mobileMenu } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { currentFor } from '#ui/currentFor.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SocialLinks } from '#ui/SocialLinks.tsx';

interface MobileMenuProps {
  isOpen: boolean;
  /** The current page's path. */
  path: string;
  onClose: () => void;
  /** A link was followed, even to the current page. */
  onFollow: () => void;
  /** The tip jar was pressed. */
  onTip?: (() => void) | undefined;
  /** Receives focus when the menu closes. */
  finalFocusEl: () => HTMLElement | null;
}

/** The header's links and icons on a narrow screen. */
export default function MobileMenu({
  isOpen,
  path,
  onClose,
  onFollow,
  onTip,
  finalFocusEl,
}: MobileMenuProps) {
  const styles = mobileMenu();
  return (
    <Dialog
      placement="edge"
      isOpen={isOpen}
      onClose={onClose}
      title={shellTexts.menu}
      closeLabel={shellTexts.closeMenu}
      finalFocusEl={finalFocusEl}
    >
      <nav aria-label={shellTexts.mainNavigation}>
        <ul className={styles.list}>
          {shownNavigation.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                replace
                onClick={onFollow}
                className={styles.link}
                aria-current={currentFor(href, path)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {onTip && (
        <Button variant="outline" aria-haspopup="dialog" className={styles.tip} onClick={onTip}>
          {shellTexts.tipJar}
        </Button>
      )}
      <SocialLinks className={styles.social} linkClassName={styles.socialLink} />
    </Dialog>
  );
}
