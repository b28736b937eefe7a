/** Text for a mail header: one line, whatever was typed, so that nobody can add a header of their own. */
export function headerText(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
