export const newsletterTexts = {
  label: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: 'Almost there! Check your inbox and confirm your address.',
  failure: 'Failed to subscribe. Please try again.',
  withoutScripts: 'Signing up needs scripts. Please switch them on for this page.',
} as const;

interface Onward {
  label: string;
  href: string;
}

export interface NewsletterLinkTexts {
  heading: string;
  outcomes: { done: string; unusable: string; failed: string };
  ready: string;
  button: string;
  sending: string;
  done: string;
  unusable: string;
  failed: string;
  tryAgain: string;
  onward?: { done?: Onward; unusable?: Onward };
  again?: string;
  withoutScripts: string;
}

export const confirmTexts: NewsletterLinkTexts = {
  heading: 'One press to go',
  outcomes: {
    done: 'Welcome aboard',
    unusable: 'This link has run out',
    failed: 'Not confirmed yet',
  },
  ready: 'Press the button, and four postcards a year are on their way to you.',
  button: 'Confirm my subscription',
  sending: 'Confirming...',
  done: "You're on the list. The first postcard comes with the season.",
  unusable: 'This link does not work anymore. Subscribe again and a fresh one will be in your inbox.',
  failed: 'That did not work. Nothing is lost: please try again.',
  tryAgain: 'Try again',
  onward: {
    done: { label: 'See the photographs', href: '/portfolio' },
    unusable: { label: 'To the signup form', href: '/home' },
  },
  withoutScripts:
    'Confirming needs scripts. Please switch them on for this page, or open the link in another browser.',
};

export const unsubscribeTexts: NewsletterLinkTexts & { again: string } = {
  heading: 'Leaving so soon?',
  outcomes: {
    done: 'Happy trails',
    unusable: 'This link leads nowhere',
    failed: 'Still on the list',
  },
  ready: 'Press the button and no more newsletters will come. No hard feelings.',
  button: 'Unsubscribe',
  sending: 'Unsubscribing...',
  done: "You're off the list. The door stays open.",
  unusable: 'This link does not work. Use the one in the newest mail you have from me.',
  failed: 'That did not work. Please try again.',
  tryAgain: 'Try again',
  again: 'Subscribe again',
  withoutScripts:
    "Leaving on this page needs scripts. Your mail program's own unsubscribe button works without.",
};
