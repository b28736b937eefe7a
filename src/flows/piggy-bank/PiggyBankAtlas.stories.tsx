import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './PiggyBank.stories.tsx';

const meta = preview.meta({ title: 'Flows/Piggy Bank' });

export const Atlas = meta.story(atlasOf(States));
