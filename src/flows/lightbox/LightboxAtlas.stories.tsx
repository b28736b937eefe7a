import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './Lightbox.stories.tsx';

const meta = preview.meta({ title: 'Flows/Lightbox' });

export const Atlas = meta.story(atlasOf(States));
