import type { NewsletterConfig } from '../../../supabase/functions/_shared/config.ts';
import { letterMail } from '../../../supabase/functions/_shared/content/mails.ts';
import { html } from '../../../supabase/functions/_shared/html.ts';
import { setLetter, studioName } from '../../../supabase/functions/_shared/letter.ts';
import type { WrittenLetter } from './readLetter.ts';

/** The mail of a letter, in the look of all others. @param page where the reader leaves the list. */
export function mailOf(letter: WrittenLetter, page: string, config: NewsletterConfig) {
  const studio = studioName(config);
  const { heading, paragraphs } = letter;
  return setLetter(
    {
      heading,
      paragraphs,
      footer: [letterMail.footer(studio), { label: letterMail.unsubscribe, href: page }],
    },
    studio,
  );
}

/** Stands in a mail that is the same for many, where each has a link of its own. */
export const PLACEHOLDER = 'https://page.invalid/leave-the-list';

/** A text as it stands in markup. */
export function escaped(text: string): string {
  return html`${text}`.markup;
}
