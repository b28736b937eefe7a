/** The texts of the class's page; title, length and price are in the catalog. */
export const featuredClass = {
  badge: 'Character Design Workshop',
  text: 'Take one character from a napkin sketch to a finished render. I show every cut, every mistake and every trick that I use for paid work, and you keep all the files.',
  facts: 'The class in short',
  students: '1,000+ students',
  certificate: 'Class certificate on completion',
  resources: 'Downloadable resources',
  preOrder: (price: string) => `Pre-Order - ${price}`,
  subscribe: 'Subscribe to Newsletter',
} as const;

export type TopicMotif = 'sketch' | 'blocks' | 'loop' | 'light';

export interface Topic {
  title: string;
  text: string;
  /** The sign on it, and which of the colors of looks.ts it has. */
  motif: TopicMotif;
  tone: 'accent' | 'second' | 'third';
}

export const topicsHeading = "What You'll Learn";

export const topics: readonly Topic[] = [
  {
    title: 'Character Design',
    text: 'Find a silhouette that reads from across the bar, and a story that a hat can tell.',
    motif: 'sketch',
    tone: 'second',
  },
  {
    title: 'Character Blocking',
    text: 'Turn the drawing into simple masses that stand, balance and already have a mood.',
    motif: 'blocks',
    tone: 'third',
  },
  {
    title: 'Advanced Sculpting',
    text: 'Faces, hands, hair and folded denim: where to spend detail, and where to stop.',
    motif: 'loop',
    tone: 'accent',
  },
  {
    title: 'Final Rendering',
    text: 'Paint, light and frame your figure so that it looks like it was shot on film.',
    motif: 'light',
    tone: 'second',
  },
];

export interface Lesson {
  id: number;
  title: string;
  description: string;
  /** Minutes and seconds, as m:ss. */
  duration: string;
  /** Reserved for playing lessons on the site; the page does not show it (S3.lesson.unlocked). */
  isUnlocked: boolean;
}

export const curriculumTexts = {
  heading: 'Course Curriculum',
  intro:
    'Each lesson has its own project file. Watch them in order the first time, and in any order ever after.',
} as const;

export const lessons: readonly Lesson[] = [
  {
    id: 1,
    title: 'Welcome to the Workshop',
    description:
      'What we are going to build, what you need on your desk, and how to set up the scene so that nothing fights you later.',
    duration: '8:30',
    isUnlocked: true,
  },
  {
    id: 2,
    title: 'Finding the Character',
    description:
      'Thumbnails, silhouettes and the three questions I ask every character before I give it a face. We pick one sketch and commit to it.',
    duration: '12:15',
    isUnlocked: false,
  },
  {
    id: 3,
    title: 'Shape Language',
    description:
      'Round, square, pointed: how much of a personality is in the outline alone, and how to push it until it is funny.',
    duration: '6:45',
    isUnlocked: false,
  },
  {
    id: 4,
    title: 'Blocking the Body',
    description:
      'Spheres, boxes and nothing else. We find proportions, weight and a line of action before a single detail gets in the way.',
    duration: '15:20',
    isUnlocked: false,
  },
  {
    id: 5,
    title: 'Building the Head',
    description:
      'Planes of the face, the placement of the eyes, and how to keep a stylized head looking right from every side.',
    duration: '13:10',
    isUnlocked: false,
  },
  {
    id: 6,
    title: 'Sculpting the Face',
    description:
      'Eyelids, nose, mouth and that half-smile. The longest lesson, because it is the one that everybody looks at first.',
    duration: '18:25',
    isUnlocked: false,
  },
  {
    id: 7,
    title: 'Hands and Gesture',
    description:
      'Four fingers or five? Build a hand once, pose it well, and let it hold a guitar without breaking a wrist.',
    duration: '16:40',
    isUnlocked: false,
  },
  {
    id: 8,
    title: 'Hair and Hats',
    description:
      'Big clumps before small strands, a brim with a bend in it, and how the two of them share one head.',
    duration: '14:35',
    isUnlocked: false,
  },
  {
    id: 9,
    title: 'Clothes, Boots and Folds',
    description:
      'Denim folds in a handful of ways. Learn those, and the jacket, the scarf and the boots will sit as if they were worn for years.',
    duration: '11:50',
    isUnlocked: false,
  },
  {
    id: 10,
    title: 'Color and Materials',
    description:
      'A palette of five, a little dirt in the right places, and shaders that still look like clay under a lamp.',
    duration: '13:20',
    isUnlocked: false,
  },
  {
    id: 11,
    title: 'Lighting and the Final Render',
    description:
      'Key, rim and neon. We light the stage, choose the lens, render the picture, and finish it with ten minutes of paint.',
    duration: '12:45',
    isUnlocked: false,
  },
];

export const closing = {
  heading: 'Save your seat',
  text: 'Pay once, keep it for good. Pre-orders get every lesson the day it comes out, and the sculpting brushes right away.',
  preOrder: (price: string) => `Pre-Order Now - ${price}`,
  /** The works beside it, by slug; if none of them is in the gallery, a neon sign. */
  works: ['jackalope-jill-in-3d', 'rosalie-first-clay', 'deputy-nobody-in-3d'],
} as const;

/** Shown in place of the buttons when scripts are off. */
export const classWithoutScripts =
  'The pre-order and the newsletter need scripts. Please switch them on for this page.';
