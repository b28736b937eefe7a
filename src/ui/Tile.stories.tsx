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

export const Second = meta.story();

export const Third = meta.story({ args: { tone: 'third' } });

export const Accent = meta.story({ args: { tone: 'accent' } });

export const Large = meta.story({ args: { size: 'lg' } });

const works = galleryItems.slice(0, 3).map(({ slug }) => thumbnail(slug));

/** The works are whole, and nothing lies over them. */
async function showsWholeWorks({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const shown = [...canvasElement.querySelectorAll('picture')];
  await expect(shown).not.toHaveLength(0);
  for (const work of shown) {
    const { x, y, width, height } = work.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 5, 1);
    await expect(work.contains(document.elementFromPoint(x + 24, y + height - 24))).toBe(true);
  }
}

export const WithWorks = meta.story({ args: { size: 'lg', works }, play: showsWholeWorks });

export const WithOneWork = meta.story({
  args: { size: 'lg', works: works.slice(0, 1) },
  play: showsWholeWorks,
});

export const WithTwoWorks = meta.story({
  args: { size: 'lg', works: works.slice(0, 2) },
  play: showsWholeWorks,
});

export const SmallWithWorks = meta.story({ args: { works } });
