export const redirectTexts = {
  heading: 'Redirecting...',
  text: 'Taking you to the homepage...',
  /** Where nothing redirects, because scripts are off. */
  link: 'Go to the homepage',
} as const;
