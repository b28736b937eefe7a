import type { RuleEntry } from './rule.ts';

/** The request as a whole, and its design card. */
export const designCard = {
  'P1.language': ['rule', 'The product is written in TypeScript, its pages in React.'],
  'P2.packages': [
    'rule',
    'It is built of storybook, @storybook/react-vite, msw, msw-storybook-addon, react, react-dom, vite, wouter, @supabase/supabase-js, @rive-app/react-canvas, @pandacss/dev, @ark-ui/react, xstate, @xstate/react, vitest, playwright and chromatic.',
  ],
  'P2.top-level': [
    'rule',
    'At the top: package.json, .storybook, panda.config.ts, vite.config.ts, tsconfig.json, src, mocks, public, supabase, tests, README.md.',
  ],
  'P2.states': ['rule', 'Every form is driven by an explicit machine, and each of its states has a story.'],
  'P2.answers': ['rule', 'Every answer of a function has a story, in which it is played by the mock.'],
} as const satisfies Readonly<Record<`P${number}.${string}`, RuleEntry>>;
