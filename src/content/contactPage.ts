import { site } from './site.ts';

export const contactPage = {
  kicker: 'Howdy',
  heading: "Let's Connect",
  intro:
    'A mascot for your diner, a villain for your game, a band for your barn dance: tell me what you have in mind. I answer every message myself, mostly within two days.',
  caption: `${site.owner}, at your service`,
  social: 'Other places to find me',
  form: 'Send me a message',
} as const;
