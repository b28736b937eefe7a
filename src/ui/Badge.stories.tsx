import preview from '#storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Coming Soon' },
});

export const Second = meta.story();

export const Accent = meta.story({ args: { tone: 'accent', children: 'Pre-Order' } });

export const Third = meta.story({ args: { tone: 'third', children: 'Game' } });

export const Quiet = meta.story({ args: { tone: 'quiet', children: 'App' } });
