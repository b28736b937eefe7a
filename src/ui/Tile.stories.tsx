import { thumbnail } from 'virtual:pictures/gallery';
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

export const WithWorks = meta.story({ args: { size: 'lg', works } });

export const SmallWithWorks = meta.story({ args: { works } });
