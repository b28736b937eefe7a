/** The texts of the waitlist dialog. */
export const waitlistTexts = {
  title: 'Join the Waitlist!',
  description: 'Leave your address, and be the first to know when new things hit the shelf.',
  label: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Join the list',
  submitting: 'Joining...',
  close: 'Close',
  /** Shown where the server's answer brings no message of its own. */
  success: "Thanks for joining the waitlist! You'll be notified when new items are available.",
  failure: 'Failed to join waitlist. Please try again.',
} as const;
