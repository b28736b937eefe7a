import preview from '#storybook/preview.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({ title: 'Components/Chip', component: Chip, args: { children: 'Unity' } });

export const Plain = meta.story();

export const Purple = meta.story({ args: { tone: 'purple', children: 'Character Design' } });

export const Pink = meta.story({ args: { tone: 'pink', children: 'Concept Art' } });

export const Teal = meta.story({ args: { tone: 'teal', children: 'UI/UX Design' } });

export const Orange = meta.story({ args: { tone: 'orange', children: 'Art Direction' } });

export const Yellow = meta.story({ args: { tone: 'yellow', children: 'Key Visual' } });
