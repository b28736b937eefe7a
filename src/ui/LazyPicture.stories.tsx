import { thumbnail } from 'virtual:pictures/gallery';
import { expect, screen, waitFor } from 'storybook/test';
import { galleryCategories, worksIn } from '#content/gallery.ts';
import preview from '#storybook/preview.tsx';
import { css } from '#styled/css';
import { LazyPicture } from './LazyPicture.tsx';

const works = worksIn(galleryCategories.at(-1) ?? 'all');
const { slug = '', alt = '' } = works[3] ?? works[0] ?? {};

const meta = preview.meta({
  title: 'Components/LazyPicture',
  component: LazyPicture,
  args: { picture: thumbnail(slug), alt, sizes: '16rem' },
});

export const Visible = meta.story({
  play: async () => {
    await screen.findByRole('img', { name: alt });
  },
});

const scrolling = css({ height: '[200px]', overflowY: 'auto' });
const above = css({ height: '[200px]' });
const box = css({ position: 'relative', width: '[160px]', height: '[200px]' });

/** Loaded when a tenth of it is visible, and not before. */
export const ScrolledIntoView = meta.story({
  parameters: {
    spec: ['S2.portfolio.lazy', 'S9.gallery'],
    // Visual regression loads every picture immediately; Visible looks the same.
    chromatic: { disableSnapshot: true },
  },
  render: (args) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard.
    <section className={scrolling} aria-label="A page" tabIndex={0}>
      <div className={above} />
      <div className={box}>
        <LazyPicture {...args} />
      </div>
    </section>
  ),
  play: async ({ canvas }) => {
    const page = canvas.getByRole('region', { name: 'A page' });
    const show = async (pixels: number) => {
      page.scrollTop = pixels;
      // The observer fires in the frame after a change.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    await show(18);
    await expect(canvas.queryByRole('img')).toBeNull();
    await show(22);
    await waitFor(() => expect(canvas.getByRole('img', { name: alt })).toBeVisible());
  },
});
