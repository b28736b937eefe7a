/** The line above a page's heading. */
export const kicker = {
  color: 'sodium',
  fontSize: 'sm',
  fontWeight: 'bold',
  letterSpacing: 'wide',
  textTransform: 'uppercase',
} as const;
