import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#styled/css';
import type { ButtonVariantProps } from '#styled/recipes';
import { button } from '#styled/recipes';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ButtonProps extends ComponentProps<'button'>, Pick<ButtonVariantProps, 'variant' | 'size'> {
  /** Shown before the label. */
  icon?: ReactNode;
  /** The other labels that this button shows in time ("Sending...", "Sent"): it keeps room for the widest. */
  reserve?: readonly string[];
  /**
   * Whether an answer is awaited, of a button that awaits one: it keeps the focus, looks disabled, and its label is
   * announced politely. What a press does meanwhile, nothing, is the flow's to say.
   */
  isBusy?: boolean;
  children?: ReactNode;
}

/**
 * What is pressed. A plain `button` element: it has the type `button` unless told otherwise. In the prerendered page it
 * is disabled, since without scripts nothing takes a press; the inline script enables it.
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
