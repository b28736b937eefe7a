import { expect, userEvent } from 'storybook/test';
import { brands } from '#content/brands.ts';
import { brandsTexts } from '#content/home.ts';
import preview from '#storybook/preview.tsx';
import { LogoStrip } from './LogoStrip.tsx';

const meta = preview.meta({
  title: 'Components/LogoStrip',
  component: LogoStrip,
  parameters: { layout: 'fullscreen' },
  args: { logos: brands, label: brandsTexts.heading, pauseLabel: brandsTexts.pause },
});

export const Moving = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(brands.length);
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
});

export const Paused = meta.story({
  play: async ({ canvas }) => {
    const pause = canvas.getByRole('checkbox', { name: brandsTexts.pause });
    await userEvent.click(pause);
    await expect(pause).toBeChecked();
  },
});
