import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { galleryTexts } from '#content/gallery.ts';
import { galleryStates } from '#flows/gallery/gallery.fixtures.ts';
import { galleryMachine } from '#flows/gallery/gallery.machine.ts';
import { Lightbox } from '#flows/lightbox/Lightbox.tsx';
import { lightboxStates } from '#flows/lightbox/lightbox.fixtures.ts';
import { lightboxMachine } from '#flows/lightbox/lightbox.machine.ts';
import preview from '#storybook/preview.tsx';
import { PortfolioScreen } from './PortfolioScreen.tsx';

interface At extends Pick<ComponentProps<typeof PortfolioScreen>, 'onFilter' | 'onOpen'> {
  /** The gallery filter's state. */
  gallery: keyof typeof galleryStates;
  /** The lightbox's state. */
  lightbox?: keyof typeof lightboxStates;
}

/** The page with all works, with one category's, and under the lightbox. */
function PortfolioAt({ gallery, lightbox = 'closed', ...rest }: At) {
  const { filter } = galleryStates[gallery].context;
  const state = lightboxStates[lightbox];
  return (
    <PortfolioScreen
      filter={filter}
      isCovered={state.hasTag('open')}
      lightbox={<Lightbox state={state} send={fn()} filter={filter} />}
      {...rest}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Portfolio',
  component: PortfolioAt,
  parameters: {
    layout: 'fullscreen',
    routes: ['/portfolio'],
    parts: { gallery: galleryMachine, lightbox: lightboxMachine },
  },
  args: { onFilter: fn(), onOpen: fn() },
});

export const AllWork = meta.story({
  parameters: { spec: ['S2.portfolio.title'] },
  args: { gallery: 'all', lightbox: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(galleryTexts.heading);
    await expect(canvas.getByText(galleryTexts.description)).toBeVisible();
  },
});

export const OneCategory = meta.story({ args: { gallery: 'category' } });

export const LightboxOpen = meta.story({ args: { gallery: 'category', lightbox: 'open.fitted' } });

export const LightboxZoomed = meta.story({ args: { gallery: 'category', lightbox: 'open.zoomed' } });

export const LightboxWithoutItsPicture = meta.story({
  args: { gallery: 'category', lightbox: 'open.broken' },
});
