import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './MobileMenu.stories.tsx';

const meta = preview.meta({ title: 'Flows/Mobile Menu' });

export const Atlas = meta.story(atlasOf(States));
