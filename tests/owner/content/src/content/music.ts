/** `false`: there is no music, and the site has no page of it. */
export const hasMusic: boolean = false;

export const musicHero = {
  kicker: '',
  heading: 'Music',
  description: '',
  /** Of the picture `music/hero`; empty while it is missing, and one is generated from the colors. */
  alt: '',
} as const;

export const servicesTexts = { label: 'Listen on' } as const;

interface Biography {
  heading: string;
  paragraphs: readonly string[];
}

export const biography: Biography = {
  heading: 'The short version',
  paragraphs: [],
};

export const playerTexts = {
  heading: 'Turn it up',
  /** On the card in the player's place. */
  title: '',
  ready: '',
  loading: 'Tuning in to the player...',
  unavailable: '',
  tryAgain: 'Try the player again',
  /** Where the player waits to be asked for. */
  ask: 'Play it here, with Spotify',
  /** The name of the frame, read out. */
  frame: '',
} as const;
