import { buildStorybook } from './places.ts';

/** The Storybook that the walk leads through. */
export default buildStorybook;
