import { confirmTexts } from '#content/newsletter.ts';
import { useNewsletterLink } from '#flows/newsletter-link/useNewsletterLink.tsx';
import { NewsletterLinkScreen } from '#screens/newsletter/NewsletterLinkScreen.tsx';
import { readToken } from './readToken.ts';

export default function NewsletterConfirmPage() {
  const { heading, link } = useNewsletterLink({
    purpose: 'newsletter-confirm',
    texts: confirmTexts,
    readToken,
  });
  return <NewsletterLinkScreen heading={heading}>{link}</NewsletterLinkScreen>;
}
