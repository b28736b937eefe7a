import preview from '#storybook/preview.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'close' as const, label: 'Close' },
});

export const Ghost = meta.story();

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Solid = meta.story({ args: { variant: 'solid', icon: 'retry', label: 'Try again' } });

export const Disabled = meta.story({ args: { variant: 'outline', disabled: true } });
