import type { NewsletterConfig } from '../../../supabase/functions/_shared/config.ts';
import { letterMail } from '../../../supabase/functions/_shared/content/mails.ts';
import { html } from '../../../supabase/functions/_shared/html.ts';
import { renderEmail, studioName } from '../../../supabase/functions/_shared/renderEmail.ts';
import type { WrittenLetter } from './readLetter.ts';

/** The mail of a letter, in the look of all others. @param page where the reader leaves the list. */
export function mailOf(letter: WrittenLetter, page: string, config: NewsletterConfig) {
  const studio = studioName(config);
  const { heading, paragraphs } = letter;
  return renderEmail(
    {
      heading,
      paragraphs,
      footer: [letterMail.footer(studio), { label: letterMail.unsubscribe, href: page }],
    },
    studio,
  );
}

/** The placeholder of each recipient's link in a mail that is otherwise the same. */
export const PLACEHOLDER = 'https://page.invalid/leave-the-list';

/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return html`${text}`.markup;
}
