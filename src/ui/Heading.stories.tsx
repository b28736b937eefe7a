import { site } from '#content/site.ts';
import preview from '#storybook/preview.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2 as const, children: "Brands I've Worked With" },
});

export const Sign = meta.story({ args: { level: 1, size: 'sign', children: site.name } });

export const ExtraLarge = meta.story({ args: { size: 'xl' } });

export const Large = meta.story({ args: { size: 'lg' } });

export const Medium = meta.story({ args: { level: 3, size: 'md' } });
