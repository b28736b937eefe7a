import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filterLabel, galleryCategories, galleryItems, galleryTexts, worksIn } from '#content/gallery.ts';
import { galleryStates } from '#flows/gallery/gallery.fixtures.ts';
import { galleryMachine } from '#flows/gallery/gallery.machine.ts';
import { Lightbox } from '#flows/lightbox/Lightbox.tsx';
import { lightboxStates } from '#flows/lightbox/lightbox.fixtures.ts';
import { lightboxMachine } from '#flows/lightbox/lightbox.machine.ts';
import preview from '#storybook/preview.tsx';
import { PortfolioScreen } from './PortfolioScreen.tsx';

interface At extends Pick<ComponentProps<typeof PortfolioScreen>, 'onFilter' | 'onOpen'> {
  /** The gallery filter's state. */
  at: keyof typeof galleryStates;
  /** The lightbox's state. */
  lightbox?: keyof typeof lightboxStates;
}

const { filter: category } = galleryStates.category.context;

/** The page with all works, with one category's, and under the lightbox. */
function PortfolioAt({ at, lightbox = 'closed', ...rest }: At) {
  const { filter } = galleryStates[at].context;
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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(galleryTexts.heading);
    await expect(canvas.getByText(galleryTexts.description)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(galleryItems.length);
    // With one category there is no filter.
    if (galleryCategories.length > 1) {
      const filters = within(canvas.getByRole('group', { name: galleryTexts.filters }));
      const buttons = await filters.findAllByRole('button');
      await expect(buttons.map(({ textContent }) => textContent)).toEqual(
        ['all', ...galleryCategories].map(filterLabel),
      );
      await expect(buttons[0]).toHaveAttribute('aria-pressed', 'true');
      const last = canvas.getByRole('button', { name: filterLabel(category) });
      await userEvent.click(last);
      await expect(args.onFilter).toHaveBeenLastCalledWith(category);
      await expect(last).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.onFilter).toHaveBeenCalledTimes(2);
    }
    const [work] = galleryItems;
    if (!work) throw new Error('There are no works.');
    const name = `${work.alt} ${work.title} ${filterLabel(work.category)}`;
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(args.onOpen).toHaveBeenCalledWith(work.slug);
  },
});

export const OneCategory = meta.story({
  args: { at: 'category' },
  play: async ({ canvas }) => {
    const works = worksIn(category);
    await expect(canvas.getByRole('status')).toHaveTextContent(galleryTexts.count(works.length, category));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(works.length);
  },
});

export const LightboxOpen = meta.story({ args: { at: 'category', lightbox: 'open.fitted' } });

export const LightboxZoomed = meta.story({ args: { at: 'category', lightbox: 'open.zoomed' } });

export const LightboxWithoutItsPicture = meta.story({ args: { at: 'category', lightbox: 'open.broken' } });
