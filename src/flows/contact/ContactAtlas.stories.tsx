import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './ContactForm.stories.tsx';

const meta = preview.meta({ title: 'Flows/Contact' });

export const Atlas = meta.story(atlasOf(States));
