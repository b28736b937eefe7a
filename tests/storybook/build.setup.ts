import { buildStorybook } from './builtStorybook.ts';

/** Builds the Storybook that the tests open. */
export default buildStorybook;
