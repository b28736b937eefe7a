import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', routes: ['/404'] },
});

export const NotFound = meta.story({
  parameters: { spec: ['S2.not-found.message', 'S2.not-found.home', 'S8.not-found'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
});
