import { shellTexts } from '#content/navigation.ts';
import { button, header } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/**
 * The theme toggle. Both names and icons are rendered and CSS shows one by the root's theme, so the prerendered page
 * fits every visitor and hydration matches.
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
