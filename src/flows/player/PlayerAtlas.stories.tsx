import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './Player.stories.tsx';

const meta = preview.meta({ title: 'Flows/Player' });

export const Atlas = meta.story(atlasOf(States));
