import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Experience Highlights',
    intro: 'Fourteen games and eight apps, and still no day job.',
    children: 'The content.',
  },
});

export const Generous = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Experience Highlights' })).toBeVisible();
  },
});

export const Compact = meta.story({ args: { spacing: 'compact', align: 'center' } });
