import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { tipPresets, tipTexts } from '#content/support.ts';
import { tipMessages } from '#contract';
import { tipForm } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { hasAmount, type TipEvent, type tipMachine } from './tip.machine.ts';

interface TipFormProps {
  state: SnapshotFrom<typeof tipMachine>;
  send: (event: TipEvent) => void;
  /** The form got focus: submission code can be prefetched. */
  onFocus?: (() => void) | undefined;
}

/** The tip's form, used in the dialog and the drawer. */
export function TipForm({ state, send, onFocus }: TipFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.hasTag('busy');
  const isInvalid = state.matches({ open: 'invalid' });
  const { preset, custom, problem } = state.context;
  const styles = tipForm();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second try with the same bad amount is a new state
  useEffect(() => {
    if (isInvalid) input.current?.focus();
  }, [isInvalid, state]);

  return (
    <form
      className={styles.root}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submitted' });
      }}
    >
      <fieldset className={styles.presets}>
        <legend className={styles.legend}>{tipTexts.presets}</legend>
        {tipPresets.map(({ amount, label }) => (
          <Button
            key={amount}
            variant="outline"
            aria-pressed={preset === amount}
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'preset.chosen', amount })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {/* Not type=number: that swallows the comma of "12,50" and makes it 1250, and a wheel over it changes it. */}
      <Field
        ref={input}
        label={tipTexts.custom}
        name="amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder={tipTexts.placeholder}
        hint={tipTexts.example}
        reserve={Object.values(tipMessages)}
        isBusy={isBusy}
        invalid={isInvalid}
        error={problem}
        value={custom}
        onChange={(event) => send({ type: 'custom.typed', amount: event.currentTarget.value })}
      />
      <Button
        type="submit"
        size="lg"
        disabled={!hasAmount(state.context)}
        isBusy={isBusy}
        reserve={[tipTexts.processing]}
      >
        {isBusy ? tipTexts.processing : tipTexts.submit}
      </Button>
    </form>
  );
}
