import { expect, fn, userEvent } from 'storybook/test';
import { missingTexts } from '#content/missing.ts';
import preview from '#storybook/preview.tsx';
import { MissingPageScreen } from './MissingPageScreen.tsx';

const meta = preview.meta({
  title: 'Screens/MissingPage',
  component: MissingPageScreen,
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn() },
});

export const MissingPage = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(missingTexts.page.message);
    await userEvent.click(canvas.getByRole('button', { name: missingTexts.page.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
