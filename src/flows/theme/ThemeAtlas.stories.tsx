import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './ThemeToggle.stories.tsx';

const meta = preview.meta({ title: 'Flows/Theme' });

export const Atlas = meta.story(atlasOf(States));
