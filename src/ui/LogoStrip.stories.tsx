import { logo } from 'virtual:pictures/brands';
import { expect, userEvent } from 'storybook/test';
import { brands } from '#content/brands.ts';
import { brandsTexts } from '#content/home.ts';
import preview from '#storybook/preview.tsx';
import { LogoStrip } from './LogoStrip.tsx';

const logos = brands.map(({ src, alt }) => ({ ...logo(src), alt }));

const meta = preview.meta({
  title: 'Components/LogoStrip',
  component: LogoStrip,
  parameters: { layout: 'fullscreen' },
  args: { logos, label: brandsTexts.heading, pauseLabel: brandsTexts.pause },
});

/** The list and its copy, which closes the loop. */
const listsOf = (element: HTMLElement) => element.querySelectorAll('ul');

export const Moving = meta.story({
  parameters: {
    spec: ['S2.home.strip', 'S3.brands', 'S9.strip', 'B28.clones'],
    // Visual regression stops animations; Paused looks the same.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(brands.length);
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    for (const list of listsOf(canvasElement)) {
      const { animationDuration, animationIterationCount, animationPlayState } = getComputedStyle(list);
      await expect([animationDuration, animationIterationCount, animationPlayState]).toEqual([
        '30s',
        'infinite',
        'running',
      ]);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: brandsTexts.pause })).toHaveFocus();
  },
});

export const Paused = meta.story({
  parameters: { spec: ['B28.pause'] },
  play: async ({ canvas, canvasElement }) => {
    const pause = canvas.getByRole('checkbox', { name: brandsTexts.pause });
    await userEvent.click(pause);
    await expect(pause).toBeChecked();
    for (const list of listsOf(canvasElement))
      await expect(getComputedStyle(list).animationPlayState).toBe('paused');
  },
});
