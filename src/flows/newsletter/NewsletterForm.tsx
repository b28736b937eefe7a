import type { SnapshotFrom } from 'xstate';
import { newsletterTexts } from '#content/newsletter.ts';
import { SignupForm } from '../signup/SignupForm.tsx';
import type { SignupEvent } from '../signup/signupSetup.ts';
import type { newsletterMachine } from './newsletter.machine.ts';

interface NewsletterFormProps {
  state: SnapshotFrom<typeof newsletterMachine>;
  send: (event: SignupEvent) => void;
  /** The form got focus: submission code can be prefetched. */
  onFocus?: () => void;
}

/** The newsletter form. */
export function NewsletterForm({ state, ...rest }: NewsletterFormProps) {
  return (
    <SignupForm
      {...rest}
      state={state}
      isInvalid={state.matches({ idle: 'invalid' })}
      texts={newsletterTexts}
    />
  );
}
