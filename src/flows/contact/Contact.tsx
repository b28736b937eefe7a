import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';
import { callFunction } from '#backend/call.ts';
import { humanToken, prefetchForm } from '#backend/human.ts';
import { notify, withdrawNotice } from '#ui/notify.ts';
import { useEmitted } from '../useEmitted.ts';
import { useValidationNotice } from '../useValidationNotice.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactMachine } from './contact.machine.ts';
import { toPayload } from './contactMessage.ts';

const machine = contactMachine.provide({
  actors: {
    send: fromPromise(async ({ input, signal }) =>
      callFunction('send-contact-email', { ...toPayload(input), ...(await humanToken()) }, { signal }),
    ),
  },
});

/** The contact form, connected to its machine and the API. */
export function Contact() {
  const [state, send, flow] = useActor(machine);
  useValidationNotice('contact');
  useEmitted(flow, (event) => {
    switch (event.type) {
      case 'succeeded':
        notify({ type: 'success', title: event.text, about: 'contact' });
        break;
      case 'rejected':
        notify({ type: 'error', title: event.text, about: 'contact', isValidation: true });
        break;
      case 'corrected':
        withdrawNotice('contact');
        break;
      case 'failed':
        console.error('The message was not sent.', event.reason);
        notify({ type: 'error', title: event.text, about: 'contact' });
        break;
    }
  });
  return <ContactForm state={state} send={send} onFocus={prefetchForm} />;
}
