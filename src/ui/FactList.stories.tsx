import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FactList } from './FactList.tsx';

const meta = preview.meta({ title: 'Components/FactList', component: FactList });

export const Labeled = meta.story({
  args: {
    label: 'The class in short',
    facts: [
      { icon: 'star', label: 'Rating', text: '4.9' },
      { icon: 'clock', label: 'Duration', text: 'Self-Paced' },
      { icon: 'level', label: 'Level', text: 'Beginner to Intermediate' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'The class in short' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Rating 4.9');
  },
});

export const Plain = meta.story({
  args: {
    label: 'What is in it',
    facts: [
      { icon: 'people', text: '1,000+ students' },
      { icon: 'download', text: 'Downloadable resources' },
    ],
  },
});
