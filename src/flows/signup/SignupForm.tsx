import { useEffect, useRef } from 'react';
import { formTexts } from '#content/form.ts';
import { emailMessages } from '#emailMessages';
import { signupForm } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useInputBeforeHydration } from '../useInputBeforeHydration.ts';
import type { SignupContext, SignupEvent } from './signupSetup.ts';

/** The part of a snapshot that the form reads; xstate creates a new one for every event. */
export interface SignupState {
  context: SignupContext;
  hasTag: (tag: 'busy' | 'failed' | 'invalid') => boolean;
}

interface SignupFormProps {
  state: SignupState;
  send: (event: SignupEvent) => void;
  texts: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly submitting: string;
    readonly failure: string;
  };
  /** The form got focus: submission code can be prefetched. */
  onFocus?: (() => void) | undefined;
}

/** An email field and a submit button. */
export function SignupForm({ state, send, texts, onFocus }: SignupFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = state.hasTag('busy');
  const isInvalid = state.hasTag('invalid');
  useInputBeforeHydration(input, state.context.email, (email) => send({ type: 'email.changed', email }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second try with the same bad address is a new state
  useEffect(() => {
    if (isInvalid) input.current?.focus();
  }, [isInvalid, state]);

  return (
    <form
      className={signupForm()}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'submitted' });
      }}
    >
      <Field
        ref={input}
        label={texts.label}
        requiredHint={formTexts.required}
        reserve={[...Object.values(emailMessages), texts.failure]}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={texts.placeholder}
        required
        isBusy={isBusy}
        invalid={isInvalid}
        error={state.context.problem ?? (state.hasTag('failed') ? texts.failure : undefined)}
        value={state.context.email}
        onChange={(event) => send({ type: 'email.changed', email: event.currentTarget.value })}
      />
      <Button type="submit" isBusy={isBusy} reserve={[texts.submitting]}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
