import { thumbnail } from 'virtual:pictures/gallery';
import { expect } from 'storybook/test';
import { galleryItems } from '#content/gallery.ts';
import preview from '#storybook/preview.tsx';
import { Prints } from './Prints.tsx';

const works = galleryItems.slice(0, 3).map(({ slug }) => thumbnail(slug));

const meta = preview.meta({ title: 'Components/Prints', component: Prints, args: { works } });

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('presentation')).toHaveLength(works.length);
  },
});

export const Two = meta.story({ args: { works: works.slice(0, 2) } });

export const One = meta.story({ args: { works: works.slice(0, 1) } });
