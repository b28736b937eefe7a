import { unsubscribeTexts } from '#content/newsletter.ts';
import { useNewsletterLink } from '#flows/newsletter-link/useNewsletterLink.tsx';
import { NewsletterLinkScreen } from '#screens/newsletter/NewsletterLinkScreen.tsx';
import { readToken } from './readToken.ts';

export default function NewsletterUnsubscribePage() {
  const { heading, link } = useNewsletterLink({
    purpose: 'newsletter-unsubscribe',
    texts: unsubscribeTexts,
    readToken,
  });
  return <NewsletterLinkScreen heading={heading}>{link}</NewsletterLinkScreen>;
}
