import type { SnapshotFrom } from 'xstate';
import { waitlistTexts } from '#content/waitlist.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { SignupForm } from '../signup/SignupForm.tsx';
import type { SignupEvent } from '../signup/signupSetup.ts';
import type { waitlistMachine } from './waitlist.machine.ts';

interface WaitlistDialogProps {
  state: SnapshotFrom<typeof waitlistMachine>;
  send: (event: SignupEvent) => void;
  onApproach?: () => void;
}

/** Joining the waitlist, in a dialog. Loaded when it is first opened. */
export default function WaitlistDialog({ state, send, onApproach }: WaitlistDialogProps) {
  return (
    <Dialog
      isOpen={state.hasTag('open')}
      onClose={() => send({ type: 'dismissed' })}
      title={waitlistTexts.title}
      description={waitlistTexts.description}
      closeLabel={waitlistTexts.close}
    >
      <SignupForm
        state={state}
        isInvalid={state.matches({ open: 'invalid' })}
        send={send}
        texts={waitlistTexts}
        onApproach={onApproach}
      />
    </Dialog>
  );
}
