/** What is said where something could not be loaded: the connection is gone, mostly. */
export const missingTexts = {
  part: 'This could not be loaded. Check your connection and try again.',
  page: {
    sign: '…',
    heading: 'Stuck on the road',
    message: 'This page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  dismiss: 'Dismiss',
} as const;
