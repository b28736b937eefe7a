import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './TipDialog.stories.tsx';

const meta = preview.meta({ title: 'Flows/Tip' });

export const Atlas = meta.story(atlasOf(States));
