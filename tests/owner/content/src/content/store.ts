import type { Focus } from './focus.ts';

export const storeTexts = {
  kicker: 'For your wall',
  heading: 'Store',
  intro: 'One class for now. Prints are by letter.',
} as const;

interface StorePicture {
  alt: string;
  focus?: Focus;
}

export const classCard = {
  heading: 'Featured Class',
  badge: 'Pre-Order',
  text: 'Print your own negatives, with somebody beside you who has ruined more paper.',
  facts: 'The class in short',
  rating: { label: 'Rating', text: '5.0' },
  duration: { label: 'Duration', text: 'Three evenings' },
  format: { label: 'Format', text: 'In person, in Bremerhaven' },
  level: { label: 'Level', text: 'None needed' },
  priceLabel: 'Price',
  more: 'Learn More',
  moreOf: 'about the class',
  href: '/featured-class',
} as const;

type Cloth = 'soot' | 'bone' | 'rust' | 'denim' | 'teal' | 'plum';

export interface MerchandiseItem {
  id: string;
  title: string;
  description: string;
  price: string;
  image: StorePicture;
  isBlurred: boolean;
  rating: string;
  reviews: number;
  category: 'apparel';
  sizes: readonly string[];
  colors: readonly { name: string; cloth: Cloth }[];
}

export const merchandiseTexts = {
  heading: 'Exclusive Merchandise',
  intro: 'Nothing yet.',
  badge: 'Coming Soon',
  rating: (rating: string) => `Rated ${rating} of 5`,
  reviews: (count: number) => `${count} reviews`,
  price: 'Price',
  sizes: 'Sizes',
  colors: 'Colors',
  join: 'Join the Waitlist!',
} as const;

export const merchandise: readonly MerchandiseItem[] = [];

export const supportTexts = {
  heading: 'Support My Work',
  text: 'Film is not getting cheaper.',
  button: 'Send a Tip',
  art: '/anims/piggy-bank.svg',
} as const;

export const shopWithoutScripts =
  'The waitlist, the tips and the pre-order need scripts. Please switch them on for this page.';
