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
