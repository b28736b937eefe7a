import { newsletterTexts } from './newsletter.ts';

/** The texts of the waitlist dialog, opened for one item of the store. */
export const waitlistTexts = {
  title: 'Join the Waitlist!',
  description: (item: string) =>
    `Leave your address, and be the first to know when “${item}” hits the shelf.`,
  label: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Join the list',
  submitting: 'Joining...',
  close: 'Close',
  /** The fallback if the server's response has no message. */
  success: "Thanks for joining the waitlist! You'll be notified when new items are available.",
  failure: 'Failed to join waitlist. Please try again.',
} as const;

/** The texts of the same dialog, opened for the newsletter. */
export const newsletterDialogTexts = {
  ...waitlistTexts,
  title: 'Subscribe to Newsletter',
  description: 'Leave your address, and new classes, new work and new songs find their way to you.',
  submit: newsletterTexts.submit,
  success: newsletterTexts.success,
  failure: newsletterTexts.failure,
} as const;
