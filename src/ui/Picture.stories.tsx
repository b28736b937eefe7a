import { picture } from 'virtual:pictures/home';
import { expect } from 'storybook/test';
import { hero } from '#content/home.ts';
import preview from '#storybook/preview.tsx';
import { Picture } from './Picture.tsx';

/** A generated hero is decorative. */
const alt = hero.alt || 'Shapes in the colors of the site';

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  args: { picture: picture('hero'), alt, sizes: '100vw' },
});

export const BelowTheFold = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
});

export const FirstView = meta.story({
  parameters: { spec: ['B10'] },
  args: { isFirstView: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
});
