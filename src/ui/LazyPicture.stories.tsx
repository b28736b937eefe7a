import { screen } from 'storybook/test';
import { pictureTexts } from '#content/pictures.texts.generated.ts';
import preview from '#storybook/preview.tsx';
import { LazyPicture } from './LazyPicture.tsx';

const alt = pictureTexts['toy-design/04'].alt;

const meta = preview.meta({
  title: 'Components/LazyPicture',
  component: LazyPicture,
  args: { name: 'toy-design/04' as const, alt, sizes: '16rem' },
});

export const Visible = meta.story({
  play: async () => {
    await screen.findByRole('img', { name: alt });
  },
});
