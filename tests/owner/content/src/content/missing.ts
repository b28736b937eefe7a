export const missingTexts = {
  part: 'This could not be loaded. Check your connection and try again.',
  page: {
    sign: '…',
    heading: 'Waiting for the tide',
    message: 'This page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  dismiss: 'Dismiss',
} as const;
