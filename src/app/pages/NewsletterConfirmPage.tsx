import { confirmTexts } from '#content/newsletter.ts';
import { NewsletterLinkFlow } from '#flows/newsletter-link/NewsletterLinkFlow.tsx';
import { NewsletterLinkScreen } from '#screens/newsletter/NewsletterLinkScreen.tsx';
import { readToken } from './readToken.ts';

export default function NewsletterConfirmPage() {
  return (
    <NewsletterLinkScreen heading={confirmTexts.heading}>
      <NewsletterLinkFlow purpose="newsletter-confirm" texts={confirmTexts} readToken={readToken} />
    </NewsletterLinkScreen>
  );
}
