import { atlasOf } from '#storybook/atlas/atlasOf.tsx';
import preview from '#storybook/preview.tsx';
import * as States from './CheckoutNotice.stories.tsx';

const meta = preview.meta({ title: 'Flows/Checkout Return' });

export const Atlas = meta.story(atlasOf(States));
