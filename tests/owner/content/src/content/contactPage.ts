import { site } from './site.ts';

export const contactPage = {
  kicker: 'Moin',
  heading: "Let's Connect",
  intro: 'Ask me for a print, or for a portrait of your boat.',
  caption: `${site.owner}, in the darkroom`,
  social: 'Other places to find me',
  form: 'Send me a message',
} as const;
