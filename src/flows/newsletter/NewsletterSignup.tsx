import { useActor } from '@xstate/react';
import { prefetchForm } from '#backend/human.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { handleSignup } from '../signup/handleSignup.ts';
import { SignupForm } from '../signup/SignupForm.tsx';
import { subscribe } from '../signup/subscribe.ts';
import { useEmitted } from '../useEmitted.ts';
import { useValidationNotice } from '../useValidationNotice.ts';
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
  return <SignupForm state={state} send={send} texts={newsletterTexts} onFocus={prefetchForm} />;
}
