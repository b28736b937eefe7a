import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import type { ButtonVariantProps } from '#styled/recipes';
import { button } from '#styled/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ButtonProps extends ComponentProps<'button'>, Pick<ButtonVariantProps, 'variant' | 'size'> {
  /** Shown before the label. */
  icon?: ReactNode;
  /** The button's other labels ("Sending...", "Sent"): the width fits the longest. */
  reserve?: readonly string[];
  /**
   * Whether a response is pending; undefined for buttons that never wait. A busy button keeps focus, looks disabled and
   * announces its label politely; the flow ignores presses.
   */
  isBusy?: boolean;
  children?: ReactNode;
}

/**
 * A `button` element, of type `button` by default. Prerendered as disabled, since it does nothing without scripts; the
 * inline script enables it.
 */
export function Button({ isBusy, children, ...rest }: ButtonProps) {
  if (isBusy === undefined) return <PlainButton {...rest}>{children}</PlainButton>;
  return (
    <>
      <PlainButton {...rest} aria-disabled={isBusy || rest['aria-disabled'] || undefined}>
        {children}
      </PlainButton>
      <VisuallyHidden role="status">{isBusy && children}</VisuallyHidden>
    </>
  );
}

function PlainButton({
  variant,
  size,
  icon,
  reserve = [],
  className,
  children,
  ...rest
}: Omit<ButtonProps, 'isBusy'>) {
  return (
    <button
      type="button"
      {...rest}
      disabled={import.meta.env.SSR || rest.disabled}
      suppressHydrationWarning
      className={cx(button({ variant, size }), className)}
    >
      {icon}
      <ButtonLabels reserve={reserve}>{children}</ButtonLabels>
    </button>
  );
}

function ButtonLabels({ reserve, children }: { reserve: readonly string[]; children: ReactNode }) {
  if (reserve.length === 0) return children;
  return (
    <span data-part="labels">
      <span>{children}</span>
      {reserve.map((label) => (
        <span key={label} aria-hidden="true" data-reserve={label} />
      ))}
    </span>
  );
}
