import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './PreOrderButton.stories.tsx';

const meta = preview.meta({ title: 'Flows/Pre-order' });

export const Atlas = meta.story(atlasOf(States));
