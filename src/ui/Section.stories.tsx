import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'A Part Of The Page',
    intro: 'What this part is about, in a sentence or two.',
    children: 'The content.',
  },
});

export const Generous = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A Part Of The Page' })).toBeVisible();
  },
});

export const Compact = meta.story({ args: { spacing: 'compact' } });
