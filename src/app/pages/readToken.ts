/** The token that a mail's link carries in the page's address; empty when there is none. */
export function readToken(): string {
  return new URLSearchParams(location.search).get('token') ?? '';
}
