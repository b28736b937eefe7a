import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './Newsletter.stories.tsx';

const meta = preview.meta({ title: 'Flows/Newsletter' });

export const Atlas = meta.story(atlasOf(States));
