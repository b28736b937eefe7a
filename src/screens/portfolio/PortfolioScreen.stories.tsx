import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filterLabels, galleryTexts, worksIn } from '#content/gallery.ts';
import { galleryStates } from '#flows/gallery/gallery.fixtures.ts';
import { galleryMachine } from '#flows/gallery/gallery.machine.ts';
import { galleryFilter } from '#flows/gallery/galleryFilter.ts';
import { Lightbox } from '#flows/lightbox/Lightbox.tsx';
import { lightboxStates } from '#flows/lightbox/lightbox.fixtures.ts';
import { lightboxMachine } from '#flows/lightbox/lightbox.machine.ts';
import preview from '#storybook/preview.tsx';
import { PortfolioScreen } from './PortfolioScreen.tsx';

interface At extends Pick<ComponentProps<typeof PortfolioScreen>, 'onFilter' | 'onOpen'> {
  /** The state that the gallery's filter is in. */
  at: keyof typeof galleryStates;
  /** The state of the lightbox over it. */
  lightbox?: keyof typeof lightboxStates;
}

/** The page under each filter, and under the lightbox. */
function PortfolioAt({ at, lightbox = 'closed', ...rest }: At) {
  const filter = galleryFilter(galleryStates[at]);
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
    machine: galleryMachine,
    routes: ['/portfolio'],
    parts: { lightbox: lightboxMachine },
  },
  args: { onFilter: fn(), onOpen: fn() },
});

export const AllWork = meta.story({
  parameters: { spec: ['S2.portfolio.title', 'S2.portfolio.filters', 'S4.gallery'] },
  args: { at: 'all', lightbox: 'closed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio');
    await expect(canvas.getByText(galleryTexts.description)).toBeVisible();
    const filters = within(canvas.getByRole('navigation', { name: galleryTexts.filters }));
    const buttons = await filters.findAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'All Work',
      'Concept Art',
      '3D',
      'Illustration',
      'Toy Design',
    ]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(70);
    await expect(buttons[0]).toHaveAttribute('aria-pressed', 'true');
    const toys = canvas.getByRole('button', { name: filterLabels['toy-design'] });
    await userEvent.click(toys);
    await expect(args.onFilter).toHaveBeenLastCalledWith('toy-design');
    await expect(toys).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFilter).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('link', { name: /Big Wendell Concept Art/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('big-wendell');
  },
});

export const ConceptArt = meta.story({ args: { at: 'concept-art' } });

export const ThreeD = meta.story({ args: { at: '3d' } });

export const Illustration = meta.story({
  args: { at: 'illustration' },
  play: async ({ canvas }) => {
    const works = worksIn('illustration');
    await expect(canvas.getByRole('status')).toHaveTextContent(galleryTexts.count(8, 'illustration'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(works.length);
  },
});

export const ToyDesign = meta.story({ args: { at: 'toy-design' } });

export const LightboxOpen = meta.story({ args: { at: 'toy-design', lightbox: 'open.fitted' } });

export const LightboxZoomed = meta.story({ args: { at: 'toy-design', lightbox: 'open.zoomed' } });

export const LightboxWithoutItsPicture = meta.story({ args: { at: 'toy-design', lightbox: 'open.broken' } });
