import { unsubscribeTexts } from '#content/newsletter.ts';
import { NewsletterLinkFlow } from '#flows/newsletter-link/NewsletterLinkFlow.tsx';
import { NewsletterLinkScreen } from '#screens/newsletter/NewsletterLinkScreen.tsx';
import { readToken } from './readToken.ts';

export default function NewsletterUnsubscribePage() {
  return (
    <NewsletterLinkScreen heading={unsubscribeTexts.heading}>
      <NewsletterLinkFlow purpose="newsletter-unsubscribe" texts={unsubscribeTexts} readToken={readToken} />
    </NewsletterLinkScreen>
  );
}
