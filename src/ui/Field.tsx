import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';

interface Shared {
  label: string;
  /** Shown after a required field's label; hidden from assistive technology, which reads the `required` attribute. */
  requiredHint?: string;
  /** Reserves the error's line, so that an error shifts nothing. */
  reservesErrorLine?: boolean;
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
  const { label, requiredHint, reservesErrorLine = false, hint, error = '', invalid = error !== '' } = props;
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
      <p id={errorId} className={styles.errorText} data-room={reservesErrorLine || undefined}>
        {error}
      </p>
    </div>
  );
}

function nativeProps<Props extends Shared & { multiline?: boolean }>(props: Props) {
  const {
    label: _,
    requiredHint: __,
    reservesErrorLine: ___,
    hint: ____,
    error: _____,
    isBusy: ______,
    invalid: _______,
    multiline: ________,
    ...rest
  } = props;
  return rest;
}
