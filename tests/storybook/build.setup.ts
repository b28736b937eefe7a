import { buildStorybook } from './places.ts';

/** Builds the Storybook that the tests open. */
export default buildStorybook;
