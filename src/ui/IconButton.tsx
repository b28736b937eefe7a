import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { type ButtonVariantProps, button } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>,
    Pick<ButtonVariantProps, 'variant' | 'size'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** An icon button with an accessible name. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'sm',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(button({ variant, size, iconOnly: true }), className)}
    >
      <Icon name={icon} />
    </button>
  );
}
