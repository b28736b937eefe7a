/** Reads the token of a mail's link from the address; empty when missing. */
export function readToken(): string {
  return new URLSearchParams(location.search).get('token') ?? '';
}
