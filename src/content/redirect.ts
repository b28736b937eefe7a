export const redirectTexts = {
  heading: 'Redirecting...',
  text: 'Taking you to the homepage...',
  /** Shown when scripts are off and the redirect does not run. */
  link: 'Go to the homepage',
} as const;
