import { expect, fn, screen, userEvent } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import preview from '#storybook/preview.tsx';
import { TipJarButton } from './TipJarButton.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/TipJar',
  component: TipJarButton,
  args: { onPress: fn() },
});

export const TipJar = meta.story({
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: shellTexts.tipJar }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
