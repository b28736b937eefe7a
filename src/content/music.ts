/** `false`: the site has no music page. */
export const hasMusic: boolean = true;

export const musicHero = {
  kicker: 'Birdie Vandegritt & band',
  heading: 'Music',
  description:
    'Country songs with the brakes off: three chords, two amps, and a pedal steel that learned to swear.',
  /** Of the picture `music/hero`; empty while it is missing, and one is generated from the colors. */
  alt: 'A band on a small stage at night: a singer with pink hair under a teal bandana and a pink guitar, a bassist and a drummer, seen over the heads of the crowd.',
} as const;

export const servicesTexts = { label: 'Listen on' } as const;

interface Biography {
  heading: string;
  paragraphs: readonly string[];
}

export const biography: Biography = {
  heading: 'The short version',
  paragraphs: [
    'Birdie Vandegritt learned to sing over a diesel engine and has not turned down since. She grew up between a truck stop and a tattoo parlor, and writes about both: waitresses with plans, coyotes without, and the last motel that still has a sign.',
    'With Hank on bass and Ginger on drums she makes cowpunk: honky-tonk tunes at hardcore speed, recorded live in a water tower because the reverb is free. When the amps cool down she draws the posters, sews the fringes and drives the van.',
  ],
};

export const playerTexts = {
  heading: 'Turn it up',
  /** On the card shown in place of the player. */
  title: 'Neon Lasso, all songs',
  ready: 'Pick your service, find the volume, apologize to the neighbors later.',
  loading: 'Tuning in to the player...',
  unavailable: 'The player is out of reach from here. The songs are not: they are one click away.',
  tryAgain: 'Try the player again',
  /** Shown while the player waits for a click. */
  ask: 'Play it here, with Spotify',
  /** The frame's accessible name. */
  frame: 'Player: Neon Lasso on Spotify',
} as const;
