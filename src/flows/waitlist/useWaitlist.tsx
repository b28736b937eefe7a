import { useActor } from '@xstate/react';
import type { ReactNode } from 'react';
import { prefetchForm } from '#backend/human.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { handleSignup } from '../signup/handleSignup.ts';
import type { SignupOccasion } from '../signup/signupSetup.ts';
import { subscribe } from '../signup/subscribe.ts';
import { useEmitted } from '../useEmitted.ts';
import { useValidationNotice } from '../useValidationNotice.ts';
import { waitlistMachine } from './waitlist.machine.ts';
import { textsOf } from './waitlistTexts.ts';

const dialog = lazyPart(() => import('./WaitlistDialog.tsx'));

const machine = waitlistMachine.provide({ actors: { subscribe } });

/** The waitlist, connected to its machine and the API: `open` for a page's buttons, and the dialog to render once. */
export function useWaitlist(): { open: (occasion: SignupOccasion) => void; dialog: ReactNode } {
  const [state, send, flow] = useActor(machine);
  const WaitlistDialog = useLazyComponent(dialog, state.hasTag('open'), () => send({ type: 'dismissed' }));
  const texts = textsOf(state.context.occasion);
  useValidationNotice('Waitlist');
  useEmitted(flow, (event) =>
    handleSignup(event, {
      name: 'Waitlist',
      texts,
      lead: {
        event: 'Lead',
        details: { content_name: 'Store Waitlist Signup', content_category: 'email_signup' },
      },
    }),
  );
  return {
    open: (occasion) => send({ type: 'opened', occasion }),
    dialog: WaitlistDialog && (
      <WaitlistDialog state={state} send={send} texts={texts} onFocus={prefetchForm} />
    ),
  };
}
