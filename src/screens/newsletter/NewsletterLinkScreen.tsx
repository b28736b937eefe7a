import type { ReactNode } from 'react';
import { MessageScreen } from '../MessageScreen.tsx';

interface NewsletterLinkScreenProps {
  heading: string;
  text?: ReactNode;
  /** The form, or what came of it. */
  children: ReactNode;
}

/** The page that a newsletter mail links to: confirm, or unsubscribe. */
export function NewsletterLinkScreen(props: NewsletterLinkScreenProps) {
  return <MessageScreen {...props} />;
}
