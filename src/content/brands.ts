export interface BrandLogo {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Invented brands; the marks are drawn in one colour, and the theme decides which. */
export const brands: readonly BrandLogo[] = [
  { src: '/pictures/brands/tumbleweed-toys.svg', alt: 'Tumbleweed Toys', width: 289, height: 72 },
  { src: '/pictures/brands/blue-mesa-games.svg', alt: 'Blue Mesa Games', width: 255, height: 72 },
  { src: '/pictures/brands/static-cactus.svg', alt: 'Static Cactus', width: 232, height: 72 },
  { src: '/pictures/brands/rodeo-radio.svg', alt: 'Rodeo Radio', width: 142, height: 72 },
  { src: '/pictures/brands/dust-devil.svg', alt: 'Dust Devil Pictures', width: 266, height: 72 },
  { src: '/pictures/brands/kettle-and-crow.svg', alt: 'Kettle & Crow', width: 221, height: 72 },
  { src: '/pictures/brands/midnight-motor-club.svg', alt: 'Midnight Motor Club', width: 202, height: 72 },
];
