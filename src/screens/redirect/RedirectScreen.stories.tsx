import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RedirectScreen } from './RedirectScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Redirect',
  component: RedirectScreen,
  parameters: { layout: 'fullscreen', routes: ['/'] },
});

export const Redirecting = meta.story({
  parameters: { spec: ['S2.redirect.texts'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redirecting...')).toBeVisible();
    await expect(canvas.getByText('Taking you to the homepage...')).toBeVisible();
  },
});
