/** Removes NUL characters, which Postgres refuses in text. */
export function stripNul(text: string): string {
  return text.replaceAll('\0', '');
}
