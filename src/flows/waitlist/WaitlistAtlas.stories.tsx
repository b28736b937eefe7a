import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './WaitlistDialog.stories.tsx';

const meta = preview.meta({ title: 'Flows/Waitlist' });

export const Atlas = meta.story(atlasOf(States));
