import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './Gallery.stories.tsx';

const meta = preview.meta({ title: 'Flows/Gallery' });

export const Atlas = meta.story(atlasOf(States));
