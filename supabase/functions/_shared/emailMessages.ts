/** The refusals of an email address that page and functions share (S5), without the schema that the first view does not need. */
export const emailMessages = {
  empty: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
} as const;
