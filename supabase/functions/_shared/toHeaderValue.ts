/** A mail header's value: one line, which prevents header injection. */
export function toHeaderValue(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
