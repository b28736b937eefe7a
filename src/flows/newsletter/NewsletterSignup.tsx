import { useActor } from '@xstate/react';
import { prefetchForm } from '#backend/human.ts';
import { handleSignup } from '../signup/handleSignup.ts';
import { subscribe } from '../signup/subscribe.ts';
import { useEmitted } from '../useEmitted.ts';
import { useValidationNotice } from '../useValidationNotice.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterMachine } from './newsletter.machine.ts';

const machine = newsletterMachine.provide({ actors: { subscribe } });

/** The newsletter form, connected to its machine and the API. */
export function NewsletterSignup() {
  const [state, send, flow] = useActor(machine);
  useValidationNotice('Newsletter');
  useEmitted(flow, (event) =>
    handleSignup(event, 'Newsletter', {
      event: 'Lead',
      details: { content_name: 'Homepage Newsletter Signup', content_category: 'email_signup' },
    }),
  );
  return <NewsletterForm state={state} send={send} onFocus={prefetchForm} />;
}
