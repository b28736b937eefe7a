import { prefetchForm } from '#backend/human.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { handleSignup } from '../signup/handleSignup.ts';
import { SignupForm } from '../signup/SignupForm.tsx';
import { useValidationNotice } from '../useValidationNotice.ts';
import { useNewsletter } from './useNewsletter.ts';

/** The newsletter form, connected to its machine and the API. */
export function NewsletterSignup() {
  useValidationNotice('Newsletter');
  const { state, send, prefetch } = useNewsletter((event) =>
    handleSignup(event, 'Newsletter', {
      event: 'Lead',
      details: { content_name: 'Homepage Newsletter Signup', content_category: 'email_signup' },
    }),
  );
  const onFocus = () => {
    prefetch();
    prefetchForm();
  };
  return <SignupForm state={state} send={send} texts={newsletterTexts} onFocus={onFocus} />;
}
