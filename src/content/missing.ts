/** Shown when something fails to load, mostly because the visitor is offline. */
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
