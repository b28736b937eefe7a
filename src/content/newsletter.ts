/** The texts of the newsletter: the form on /home, and the two pages behind its mails' links. */
export const newsletterTexts = {
  label: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  /** The fallback if the server's response has no message. */
  success: 'Almost there! Check your inbox and confirm your address.',
  failure: 'Failed to subscribe. Please try again.',
  withoutScripts: 'Subscribing needs scripts. Please switch them on for this page.',
} as const;

interface Onward {
  label: string;
  href: string;
}

/** The texts of a mail link's page, by state. */
export interface NewsletterLinkTexts {
  heading: string;
  /** The heading and the document's title after the outcome. */
  outcomes: { done: string; unusable: string; failed: string };
  ready: string;
  button: string;
  sending: string;
  /** The fallback if the server's response has no message, as are the two below. */
  done: string;
  unusable: string;
  failed: string;
  tryAgain: string;
  /** Where the page leads after an outcome; hidden while that page has no content. */
  onward?: { done?: Onward; unusable?: Onward };
  /** How a visitor who has just unsubscribed can subscribe again. */
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
  ready:
    'Press the button and the newsletter is yours: new work, new songs, and the odd story from the road.',
  button: 'Confirm my subscription',
  sending: 'Confirming...',
  done: "You're on the list. Thanks for riding along!",
  unusable: 'This link does not work anymore. Subscribe again and a fresh one will be in your inbox.',
  failed: 'That did not work. Nothing is lost: please try again.',
  tryAgain: 'Try again',
  onward: {
    done: { label: 'See the newest work', href: '/portfolio' },
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
  unusable: 'This link does not work. Use the one in the newest email you have from me.',
  failed: 'That did not work. Please try again.',
  tryAgain: 'Try again',
  again: 'Subscribe again',
  withoutScripts:
    "Leaving on this page needs scripts. Your email program's own unsubscribe button works without.",
};
