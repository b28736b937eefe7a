import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';

interface Shared {
  label: string;
  /** Shown after the label of a field that is required; that it is, the control itself says to assistive technology. */
  requiredHint?: string;
  /** The errors that this field shows in time: it keeps room for the longest, so that nothing around it moves. */
  reserve?: readonly string[];
  hint?: ReactNode;
  /** What is wrong with the value. */
  error?: string | undefined;
  /** Its value is being sent: it can be read, not changed, and keeps the focus. */
  isBusy?: boolean;
  /** The value is wrong; implied by an error. */
  invalid?: boolean;
}

interface OneLine extends Shared, ComponentProps<'input'> {
  multiline?: false;
}

interface ManyLines extends Shared, ComponentProps<'textarea'> {
  multiline: true;
}

/**
 * A labelled input or, with `multiline`, a text area. The error belongs to the control and is read with it; that it has
 * come is announced by the notice that comes with it, which would otherwise be heard twice. Ark's own Field ties the texts together only once it has hydrated, and costs
 * 3.6 KB of the first view; this one is right in the prerendered page already.
 */
export function Field(props: OneLine | ManyLines) {
  const { label, requiredHint, reserve = [], hint, error = '', invalid = error !== '' } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const styles = field();

  const ties = {
    id,
    ...(props.isBusy && { readOnly: true, 'aria-disabled': true }),
    'aria-invalid': invalid || undefined,
    'aria-errormessage': error === '' ? undefined : errorId,
    'aria-describedby': cx(hint !== undefined && hintId, error !== '' && errorId) || undefined,
  };

  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {props.required && requiredHint !== undefined && (
          <span aria-hidden="true" className={styles.requiredIndicator}>
            {requiredHint}
          </span>
        )}
      </label>
      {props.multiline ? (
        <textarea {...nativeProps(props)} {...ties} className={cx(styles.textarea, props.className)} />
      ) : (
        <input {...nativeProps(props)} {...ties} className={cx(styles.input, props.className)} />
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.helperText}>
          {hint}
        </p>
      )}
      <p id={errorId} className={styles.errorText}>
        {reserve.length > 0 ? <ErrorRoom error={error} reserve={reserve} /> : error}
      </p>
    </div>
  );
}

/** Every error in the same cell, as Button has its labels. */
function ErrorRoom({ error, reserve }: { error: string; reserve: readonly string[] }) {
  return (
    <>
      <span>{error}</span>
      {reserve.map((text) => (
        <span key={text} aria-hidden="true" data-reserve={text} />
      ))}
    </>
  );
}

function nativeProps<Props extends Shared & { multiline?: boolean }>(props: Props) {
  const {
    label: _,
    requiredHint: __,
    reserve: ___,
    hint: ____,
    error: _____,
    isBusy: ______,
    invalid: _______,
    multiline: ________,
    ...rest
  } = props;
  return rest;
}
