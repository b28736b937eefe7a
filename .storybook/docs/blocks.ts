/** The blocks of the docs pages, which read stories, charts and answers. */
export { Answers } from './Answers.tsx';
export { Chart } from './Chart.tsx';
export { DoDont } from './DoDont.tsx';
export { Figures } from './Figures.tsx';
export { Keyboard } from './Keyboard.tsx';
export { Purpose } from './Purpose.tsx';
export { SpecSections } from './SpecSections.tsx';
export { States } from './States.tsx';
export { StoryList } from './StoryList.tsx';
export { Variants } from './Variants.tsx';
