import type { ReactNode, Ref } from 'react';
import { shellTexts } from '#content/navigation.ts';
import { cx } from '#styled/css';
import { button, header } from '#styled/recipes';

interface TipJarButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
  /** The animation, drawn over the picture. */
  animation?: ReactNode;
}

/** The piggy bank in the header. */
export function TipJarButton({ ref, onPress, animation }: TipJarButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={shellTexts.tipJar}
      aria-haspopup="dialog"
      className={cx(button({ variant: 'ghost', size: 'sm', iconOnly: true }), header().tipJar)}
      onClick={onPress}
    >
      {animation}
      <img src="/anims/piggy-bank.svg" alt="" width="36" height="36" loading="lazy" />
    </button>
  );
}
