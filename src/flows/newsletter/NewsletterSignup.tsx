import { prefetchForm } from '#backend/human.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { handleSignup } from '../signup/handleSignup.ts';
import { SignupForm, type SignupState } from '../signup/SignupForm.tsx';
import type { SignupEmitted, SignupEvent } from '../signup/signupSetup.ts';
import { useLateActor } from '../useLateActor.ts';
import { useValidationNotice } from '../useValidationNotice.ts';

/** The form's state while its machine loads: what was typed is in the field. Nothing is sent yet, so it is not busy. */
function stateBefore(early: readonly SignupEvent[]): SignupState {
  const typed = early.findLast((event) => event.type === 'email.changed');
  return {
    context: { occasion: { type: 'newsletter' }, email: typed?.email ?? '', problem: undefined },
    hasTag: () => false,
  };
}

const create = async () => (await import('./newsletterActor.ts')).createNewsletterActor();

/** The newsletter form, connected to its machine and the API. */
export function NewsletterSignup() {
  const onEmitted = (event: SignupEmitted) =>
    handleSignup(event, {
      name: 'Newsletter',
      texts: newsletterTexts,
      lead: {
        event: 'Lead',
        details: { content_name: 'Homepage Newsletter Signup', content_category: 'email_signup' },
      },
    });
  const { snapshot, early, send, prefetch } = useLateActor({
    create,
    isUrgent: ({ type }) => type === 'submitted',
    onEmitted,
    onFailed: (reason) => onEmitted({ type: 'failed', text: undefined, reason }),
  });
  useValidationNotice('Newsletter');
  const onFocus = () => {
    prefetch();
    prefetchForm();
  };
  return (
    <SignupForm
      state={snapshot ?? stateBefore(early)}
      send={send}
      texts={newsletterTexts}
      onFocus={onFocus}
    />
  );
}
