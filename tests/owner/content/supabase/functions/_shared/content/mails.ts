export const confirmationMail = {
  subject: (studio: string) => `One press to go: confirm your address for ${studio}`,
  heading: 'One press to go',
  paragraphs: (studio: string) => [
    `Someone, hopefully you, typed this address into the newsletter form of ${studio}.`,
    'Press the button and you are on the list: four postcards a year, and where each was taken.',
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

export const letterMail = {
  footer: (studio: string) => `You get this postcard because you confirmed your address for ${studio}.`,
  unsubscribe: 'Leave the list',
  test: (subject: string) => `[Test] ${subject}`,
} as const;

export const receiptMail = {
  subject: (studio: string, amount: string) => `Your receipt from ${studio}: ${amount}`,
  footer: (payment: string) => `Payment ${payment}. Questions? Just answer this mail.`,
  tip: {
    heading: 'Thank you for the tip!',
    text: 'Every contribution is deeply appreciated, and becomes film and paper.',
  },
  class: {
    heading: 'Your seat is reserved',
    text: 'Thank you for pre-ordering the class. You will hear from me as soon as it opens.',
  },
} as const;

export const paymentNote = {
  what: { tip: 'A tip', class: 'A pre-order' },
  heading: (what: string, amount: string) => `${what} of ${amount}`,
  from: (name: string | null, email: string | null) =>
    `From ${name ?? 'someone'} (${email ?? 'no address given'}).`,
  footer: (payment: string) => `Payment ${payment}.`,
} as const;

export const contactNote = {
  subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
  heading: 'A message',
  footer: (name: string, email: string) => `From ${name}, ${email}`,
} as const;
