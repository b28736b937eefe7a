import type { ReactNode } from 'react';
import { MessageScreen } from '../MessageScreen.tsx';

interface NewsletterLinkScreenProps {
  heading: string;
  text?: ReactNode;
  /** The form or its outcome. */
  children: ReactNode;
}

/** The page behind a newsletter mail's link: confirm or unsubscribe. */
export function NewsletterLinkScreen(props: NewsletterLinkScreenProps) {
  return <MessageScreen {...props} />;
}
