import { newsletterTexts } from '#content/newsletter.ts';
import type { SignupState } from '../signup/SignupForm.tsx';
import type { SignupEmitted, SignupEvent } from '../signup/signupSetup.ts';
import { useLateActor } from '../useLateActor.ts';

/** The form's state while its machine loads: what was typed is in the field. Nothing is sent yet, so it is not busy. */
function stateBefore(early: readonly SignupEvent[]): SignupState {
  const typed = early.findLast((event) => event.type === 'email.changed');
  return {
    context: { occasion: { type: 'newsletter' }, email: typed?.email ?? '', problem: undefined },
    hasTag: () => false,
  };
}

const create = async () => (await import('./newsletterActor.ts')).createNewsletterActor();

/** The newsletter's flow. */
export function useNewsletter(onEmitted: (event: SignupEmitted) => void) {
  const { snapshot, early, send, prefetch } = useLateActor({
    create,
    isUrgent: ({ type }) => type === 'submitted',
    onEmitted,
    onFailed: (reason) => onEmitted({ type: 'failed', text: newsletterTexts.failure, reason }),
  });
  return { state: snapshot ?? stateBefore(early), send, prefetch };
}
