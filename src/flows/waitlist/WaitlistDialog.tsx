import type { SnapshotFrom } from 'xstate';
import { Dialog } from '#ui/Dialog.tsx';
import { SignupForm } from '../signup/SignupForm.tsx';
import type { SignupEvent } from '../signup/signupSetup.ts';
import type { waitlistMachine } from './waitlist.machine.ts';
import type { textsOf } from './waitlistTexts.ts';

interface WaitlistDialogProps {
  state: SnapshotFrom<typeof waitlistMachine>;
  send: (event: SignupEvent) => void;
  texts: ReturnType<typeof textsOf>;
  onFocus?: () => void;
}

/** The signup dialog for the waitlist or the newsletter, loaded on first open. */
export default function WaitlistDialog({ state, send, texts, onFocus }: WaitlistDialogProps) {
  return (
    <Dialog
      isOpen={state.hasTag('open')}
      onClose={() => send({ type: 'dismissed' })}
      title={texts.title}
      description={texts.description}
      closeLabel={texts.close}
    >
      <SignupForm state={state} send={send} texts={texts} onFocus={onFocus} />
    </Dialog>
  );
}
