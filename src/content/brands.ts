export interface BrandLogo {
  /** The file name of its logo in `brands/`, without the extension. */
  src: string;
  alt: string;
}

/** Invented brands; the logos have a single color, which the theme sets. */
export const brands: readonly BrandLogo[] = [
  { src: 'tumbleweed-toys', alt: 'Tumbleweed Toys' },
  { src: 'blue-mesa-games', alt: 'Blue Mesa Games' },
  { src: 'static-cactus', alt: 'Static Cactus' },
  { src: 'rodeo-radio', alt: 'Rodeo Radio' },
  { src: 'dust-devil', alt: 'Dust Devil Pictures' },
  { src: 'kettle-and-crow', alt: 'Kettle & Crow' },
  { src: 'midnight-motor-club', alt: 'Midnight Motor Club' },
];
