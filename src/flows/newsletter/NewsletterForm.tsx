import type { SnapshotFrom } from 'xstate';
import { newsletterTexts } from '#content/newsletter.ts';
import { SignupForm } from '../signup/SignupForm.tsx';
import type { SignupEvent } from '../signup/signupSetup.ts';
import type { newsletterMachine } from './newsletter.machine.ts';

/** What the form reads of its flow's snapshot. */
export type NewsletterState = Pick<SnapshotFrom<typeof newsletterMachine>, 'context' | 'hasTag' | 'matches'>;

interface NewsletterFormProps {
  state: NewsletterState;
  send: (event: SignupEvent) => void;
  /** The visitor has turned to the form: what sending needs can be fetched. */
  onApproach?: () => void;
}

/** Joining the newsletter. */
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
