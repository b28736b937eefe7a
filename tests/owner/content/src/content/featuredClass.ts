export const featuredClass = {
  badge: 'Darkroom class',
  text: 'One negative, one evening, one print worth framing: everything between the enlarger and the wall.',
  facts: 'The class in short',
  students: 'Groups of six',
  certificate: 'A print of your own',
  resources: 'Recipes for every bath',
  preOrder: (price: string) => `Pre-Order - ${price}`,
  subscribe: 'Subscribe to Newsletter',
} as const;

export type TopicMotif = 'sketch' | 'blocks' | 'loop' | 'light';

export interface Topic {
  title: string;
  text: string;
  motif: TopicMotif;
  tone: 'accent' | 'second' | 'third';
}

export const topicsHeading = "What You'll Learn";

export const topics: readonly Topic[] = [
  { title: 'Reading a negative', text: 'What is there, and what never was.', motif: 'light', tone: 'second' },
  { title: 'Dodging and burning', text: 'Light, held back and let through.', motif: 'loop', tone: 'third' },
];

export interface Lesson {
  id: number;
  title: string;
  description: string;
  duration: string;
  isUnlocked: boolean;
}

export const curriculumTexts = {
  heading: 'Course Curriculum',
  intro: 'Three evenings, an hour each.',
} as const;

export const lessons: readonly Lesson[] = [
  {
    id: 1,
    title: 'The wet side',
    description: 'Baths, times and trays.',
    duration: '58:00',
    isUnlocked: true,
  },
  {
    id: 2,
    title: 'The dry side',
    description: 'Grain, focus and test strips.',
    duration: '61:00',
    isUnlocked: false,
  },
  { id: 3, title: 'The print', description: 'From strip to wall.', duration: '63:00', isUnlocked: false },
];

export const closing = {
  heading: 'Six seats',
  text: 'Paid once; paper and chemistry are included.',
  preOrder: (price: string) => `Pre-Order Now - ${price}`,
  works: [],
} as const;

export const classWithoutScripts =
  'The pre-order and the newsletter need scripts. Please switch them on for this page.';
