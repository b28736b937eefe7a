import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';

interface Shared {
  label: string;
  /** Shown after a required field's label; hidden from assistive technology, which reads the `required` attribute. */
  requiredHint?: string;
  /** The errors that this field can show: the longest keeps its room, so that an error shifts nothing. */
  reserve?: readonly string[];
  hint?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  /** Submission is pending: read-only, and keeps focus. */
  isBusy?: boolean;
  /** The value is invalid; implied by an error. */
  invalid?: boolean;
}

interface OneLine extends Shared, ComponentProps<'input'> {
  multiline?: false;
}

interface ManyLines extends Shared, ComponentProps<'textarea'> {
  multiline: true;
}

/**
 * A labeled input or, with `multiline`, a text area. The error describes the control and is no live region, since a
 * notice announces it. Not Ark's Field, which connects label and error only after hydration and adds 3.6 KB to the
 * first view.
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
