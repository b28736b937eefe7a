import { thumbnail } from 'virtual:pictures/gallery';
import { expect } from 'storybook/test';
import { galleryItems } from '#content/gallery.ts';
import preview from '#storybook/preview.tsx';
import { Icon } from './Icon.tsx';
import { Tile } from './Tile.tsx';

const meta = preview.meta({
  title: 'Components/Tile',
  component: Tile,
  args: {
    title: 'Store',
    text: 'Digital assets and art prints',
    href: '/store',
    art: <Icon name="appleMusic" />,
  },
});

export const Sodium = meta.story();

export const Teal = meta.story({ args: { tone: 'teal' } });

export const Pink = meta.story({ args: { tone: 'pink' } });

export const Large = meta.story({ args: { size: 'lg' } });

const works = galleryItems.slice(0, 3).map(({ slug }) => thumbnail(slug));

/** The works are whole, and nothing lies over them. */
export const WithWorks = meta.story({
  args: { size: 'lg', works },
  play: async ({ args, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('picture')];
    await expect(shown).toHaveLength(args.works?.length ?? 0);
    for (const work of shown) {
      const { x, y, width, height } = work.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(4 / 5, 1);
      await expect(work.contains(document.elementFromPoint(x + 24, y + height - 24))).toBe(true);
    }
  },
});

export const SmallWithWorks = meta.story({ args: { works } });
