import { shellTexts } from '#content/navigation.ts';
import { cx } from '#styled/css';
import { button, header } from '#styled/recipes';

/** The piggy bank in the header. */
export function TipJarButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={shellTexts.tipJar}
      aria-haspopup="dialog"
      className={cx(button({ variant: 'ghost', size: 'sm', iconOnly: true }), header().tipJar)}
      onClick={onPress}
    >
      <img src="/pictures/piggy-bank.svg" alt="" width="36" height="36" />
    </button>
  );
}
