import type { Focus } from './focus.ts';

export const storeTexts = {
  kicker: 'The merch table',
  heading: 'Store',
  intro:
    'A class, shirts and a tip jar. Everything here is drawn, sculpted and packed by the same two hands.',
} as const;

interface StorePicture {
  alt: string;
  focus?: Focus;
}

/** The class's card; the class has its own page (featuredClass.ts). */
export const classCard = {
  heading: 'Featured Class',
  badge: 'Pre-Order',
  text: 'From the first gray block to the last fleck of paint: build a cowgirl with an attitude, and learn to give yours the same.',
  facts: 'The class in short',
  rating: { label: 'Rating', text: '4.9' },
  duration: { label: 'Duration', text: 'Self-Paced' },
  format: { label: 'Format', text: 'Video lessons + Assets' },
  level: { label: 'Level', text: 'Beginner to Intermediate' },
  priceLabel: 'Price',
  more: 'Learn More',
  /** A visually hidden addition for screen readers: what the link is about. */
  moreOf: 'about the class',
  href: '/featured-class',
} as const;

/** The shirt's colors; a new one needs its paint among the cloths of src/theme/tokens.ts. */
type Cloth = 'soot' | 'bone' | 'rust' | 'denim' | 'teal' | 'plum';

export interface MerchandiseItem {
  id: string;
  title: string;
  description: string;
  /** As displayed. */
  price: string;
  /** Its original is in `store/`, with the id as its file name. */
  image: StorePicture;
  /** Shown blurred: the print is not revealed yet. */
  isBlurred: boolean;
  rating: string;
  reviews: number;
  category: 'apparel';
  sizes: readonly string[];
  colors: readonly { name: string; cloth: Cloth }[];
}

export const merchandiseTexts = {
  heading: 'Exclusive Merchandise',
  intro: 'Screen-printed by hand in small runs. Join the list, and hear of it before your size is gone.',
  badge: 'Coming Soon',
  rating: (rating: string) => `Rated ${rating} of 5`,
  reviews: (count: number) => `${count} reviews`,
  price: 'Price',
  sizes: 'Sizes',
  colors: 'Colors',
  join: 'Join the Waitlist!',
} as const;

const sizes = ['S', 'M', 'L', 'XL', 'XXL'] as const;

export const merchandise: readonly MerchandiseItem[] = [
  {
    id: 'cowpunk-graffiti-tee',
    title: 'Cowpunk Graffiti Tee',
    description: 'A skull in a ten-gallon hat, sprayed where the sheriff could not miss it.',
    price: '$24.99',
    image: {
      alt: 'A black T-shirt on a hanger, printed with a skull in a teal cowboy hat on dripping pink spray paint and the word Cowpunk.',
    },
    isBlurred: false,
    rating: '4.8',
    reviews: 23,
    category: 'apparel',
    sizes,
    colors: [
      { name: 'Soot', cloth: 'soot' },
      { name: 'Plum', cloth: 'plum' },
      { name: 'Bone', cloth: 'bone' },
    ],
  },
  {
    id: 'idk-about-cars-comic-tee',
    title: 'IDK About Cars Comic Tee',
    description: 'One panel, one prom queen, one broken-down truck, and nobody who can fix it.',
    price: '$22.99',
    image: {
      alt: 'A blurred look at a cream T-shirt on a hanger; its print is still a secret.',
    },
    isBlurred: true,
    rating: '4.9',
    reviews: 31,
    category: 'apparel',
    sizes,
    colors: [
      { name: 'Bone', cloth: 'bone' },
      { name: 'Teal', cloth: 'teal' },
      { name: 'Soot', cloth: 'soot' },
    ],
  },
  {
    id: 'southern-truck-comic-tee',
    title: 'Southern Truck Comic Tee',
    description: 'A pickup, a cactus and a halftone sun. It smells of gasoline only in your head.',
    price: '$26.99',
    image: {
      alt: 'A blurred look at a rust-red T-shirt on a hanger; its print is still a secret.',
    },
    isBlurred: true,
    rating: '4.7',
    reviews: 19,
    category: 'apparel',
    sizes,
    colors: [
      { name: 'Rust', cloth: 'rust' },
      { name: 'Denim', cloth: 'denim' },
      { name: 'Bone', cloth: 'bone' },
    ],
  },
];

export const supportTexts = {
  heading: 'Support My Work',
  text: 'Like what you see and hear? A coin in the pig keeps the neon lit, the pencils sharp and the amp just a little too loud.',
  button: 'Send a Tip',
  art: '/anims/piggy-bank.svg',
} as const;

/** Shown in place of the buttons when scripts are off. */
export const shopWithoutScripts =
  'The waitlist, the tips and the pre-order need scripts. Please switch them on for this page.';
