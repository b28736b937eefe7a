import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { categories } from '#content/categories.ts';
import {
  filterLabel,
  type GalleryFilter,
  galleryCategories,
  galleryTexts,
  worksIn,
} from '#content/gallery.ts';
import { hero, tilesHeading } from '#content/home.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { everythingIsStill, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const tiled = categories.find(({ id, tile }) => tile && galleryCategories.includes(id));
const own = tiled?.id ?? 'all';
const label = filterLabel(own);
const tile = tiled?.tile?.title ?? '';
const [third = 'all', other = 'all'] = galleryCategories.slice(-2);

/** The page shows one filter's works and their number. */
async function shows(filter: GalleryFilter): Promise<void> {
  const works = worksIn(filter);
  await waitFor(() => expect(screen.getByText(galleryTexts.count(works.length, filter))).toBeVisible());
  const filters = within(screen.getByRole('group', { name: galleryTexts.filters }));
  await expect(filters.getByRole('button', { pressed: true })).toHaveTextContent(filterLabel(filter));
}

async function choose(filter: GalleryFilter): Promise<void> {
  const filters = within(screen.getByRole('group', { name: galleryTexts.filters }));
  await userEvent.click(filters.getByRole('button', { name: filterLabel(filter) }));
}

const meta = preview.meta({
  title: 'Journeys/Gallery',
  component: Site,
  parameters: siteParameters,
});

export const FiltersTheGallery = meta.story({
  beforeEach: startingAt('/home'),
  play: async ({ step }) => {
    await step('Opens the home page', () => waitForPage(hero.name));
    await step(`Follows the tile of the ${label.toLowerCase()}`, async () => {
      const doors = within(await screen.findByRole('region', { name: tilesHeading }));
      await userEvent.click(doors.getByRole('link', { name: new RegExp(`^${tile}`) }));
      await waitForPage(galleryTexts.heading);
      await shows(own);
    });
    await step(`Chooses ${filterLabel(other)}`, async () => {
      await choose(other);
      await shows(other);
      await expect(location.search).toBe(new URL(galleryAddress(other), location.href).search);
    });
    await step(`Goes back to the ${label.toLowerCase()}`, async () => {
      history.back();
      await shows(own);
    });
    await step(`Chooses ${filterLabel(third)}`, async () => {
      await choose(third);
      await shows(third);
    });
    await everythingIsStill();
  },
});
