import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from './Button.tsx';
import { Callout } from './Callout.tsx';

const meta = preview.meta({
  title: 'Components/Callout',
  component: Callout,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Support My Work',
    text: 'Every coin buys ink, strings or gas, in that order.',
    art: <img src="/anims/piggy-bank.svg" alt="" width="200" height="200" />,
    children: <Button size="lg">Send a Tip</Button>,
  },
});

export const Accent = meta.story({
  args: { tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Support My Work' })).toBeVisible();
  },
});

export const Third = meta.story({ args: { tone: 'third' } });

export const Second = meta.story({ args: { tone: 'second' } });
