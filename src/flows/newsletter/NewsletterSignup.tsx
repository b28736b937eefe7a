import { warmUpForm } from '#backend/human.ts';
import { handleSignup } from '../signup/handleSignup.ts';
import { useValidationNotice } from '../useValidationNotice.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The newsletter form, at work: asks the server, raises notices, tells the pixel. */
export function NewsletterSignup() {
  useValidationNotice('Newsletter');
  const { state, send, load } = useNewsletter((event) =>
    handleSignup(event, 'Newsletter', {
      event: 'Lead',
      details: { content_name: 'Homepage Newsletter Signup', content_category: 'email_signup' },
    }),
  );
  const approach = () => {
    load();
    warmUpForm();
  };
  return <NewsletterForm state={state} send={send} onApproach={approach} />;
}
