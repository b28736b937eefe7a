/** A text that Postgres takes, whatever a service has answered: one with a NUL it refuses. */
export function storable(text: string): string {
  return text.replaceAll('\0', '');
}
