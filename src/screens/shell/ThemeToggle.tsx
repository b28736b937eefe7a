import { shellTexts } from '#content/navigation.ts';
import { button, header } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/**
 * Switches the theme. Both names and both icons are in the page, and the theme on the root decides which is there: so
 * the prerendered page is right for every visitor, and hydration has nothing to mend.
 */
export function ThemeToggle({ onToggle }: { onToggle: () => void }) {
  const styles = header();
  return (
    <button
      type="button"
      className={button({ variant: 'ghost', size: 'sm', iconOnly: true })}
      onClick={onToggle}
    >
      <span className={styles.whenDark}>
        <Icon name="sun" />
        <VisuallyHidden>{shellTexts.switchToLight}</VisuallyHidden>
      </span>
      <span className={styles.whenLight}>
        <Icon name="moon" />
        <VisuallyHidden>{shellTexts.switchToDark}</VisuallyHidden>
      </span>
    </button>
  );
}
