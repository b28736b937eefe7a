/**
 * The texts of all mails; `studio` is the name before the address in MAIL_FROM. They are here and not in src/content
 * because functions are deployed from supabase/functions alone.
 */

export const confirmationMail = {
  subject: (studio: string) => `One press to go: confirm your address for ${studio}`,
  heading: 'One press to go',
  paragraphs: (studio: string) => [
    `Someone, hopefully you, typed this address into the newsletter form of ${studio}.`,
    'Press the button and you are on the list: new work, new songs, and the odd story from the road.',
  ],
  button: 'Confirm my subscription',
  footer:
    'The button works for seven days. If it was not you, there is nothing to do: without a press no newsletter comes.',
  unsubscribe: 'Never write to this address again',
} as const;

export const alreadyOnTheListMail = {
  subject: (studio: string) => `You are on the list of ${studio} already`,
  heading: "You're on the list already",
  paragraphs: (studio: string) => [
    `Someone, probably you, typed this address into the newsletter form of ${studio}. It is confirmed, so there is nothing left to do.`,
    'See you in the next newsletter!',
  ],
  unsubscribe: 'Leave the list',
} as const;

/** Below each letter of the newsletter. */
export const letterMail = {
  footer: (studio: string) => `You get this letter because you confirmed your address for ${studio}.`,
  unsubscribe: 'Leave the list',
  /** Before the subject of a letter that is only tried out. */
  test: (subject: string) => `[Test] ${subject}`,
} as const;

/** To who has paid; what was bought and for how much follows the text. */
export const receiptMail = {
  subject: (studio: string, amount: string) => `Your receipt from ${studio}: ${amount}`,
  footer: (payment: string) => `Payment ${payment}. Questions? Just answer this email.`,
  tip: {
    heading: 'Thank you for the tip!',
    text: 'Every contribution is deeply appreciated, and goes straight into new art and music.',
  },
  class: {
    heading: 'Your seat is reserved',
    text: 'Thank you for pre-ordering the class. You will hear from me as soon as it opens.',
  },
} as const;

/** To the studio, about a payment. */
export const paymentNote = {
  what: { tip: 'A tip', class: 'A pre-order' },
  heading: (what: string, amount: string) => `${what} of ${amount}`,
  from: (name: string | null, email: string | null) =>
    `From ${name ?? 'someone'} (${email ?? 'no address given'}).`,
  footer: (payment: string) => `Payment ${payment}.`,
} as const;

/** To the studio, from the contact form. */
export const contactNote = {
  subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
  /** Where the visitor's own subject is blank. */
  heading: 'A message',
  footer: (name: string, email: string) => `From ${name}, ${email}`,
} as const;
