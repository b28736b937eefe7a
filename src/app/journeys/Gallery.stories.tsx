import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { filterLabels, type GalleryFilter, galleryTexts, worksIn } from '#content/gallery.ts';
import { hero } from '#content/home.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { arriveAt, everythingIsStill, startingAt, wholeSite } from './visit.plays.ts';

/** The page shows the works of one filter, and says how many they are. */
async function shows(filter: GalleryFilter): Promise<void> {
  const works = worksIn(filter);
  await waitFor(() => expect(screen.getByText(galleryTexts.count(works.length, filter))).toBeVisible());
  const filters = within(screen.getByRole('navigation', { name: galleryTexts.filters }));
  await expect(filters.getByRole('button', { pressed: true })).toHaveTextContent(filterLabels[filter]);
}

async function choose(filter: GalleryFilter): Promise<void> {
  const filters = within(screen.getByRole('navigation', { name: galleryTexts.filters }));
  await userEvent.click(filters.getByRole('button', { name: filterLabels[filter] }));
}

const meta = preview.meta({
  title: 'Journeys/Gallery',
  component: Site,
  parameters: wholeSite,
});

export const FiltersTheGallery = meta.story({
  beforeEach: startingAt('/home'),
  play: async ({ step }) => {
    await step('Opens the home page', () => arriveAt(hero.name));
    await step('Follows the tile of the concept art', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^Character Concept Art/ }));
      await arriveAt(galleryTexts.heading);
      await shows('concept-art');
    });
    await step('Chooses Toy Design', async () => {
      await choose('toy-design');
      await shows('toy-design');
      await expect(location.search).toBe('?filter=toy-design');
    });
    await step('Goes back to the concept art', async () => {
      history.back();
      await shows('concept-art');
    });
    await step('Chooses Illustration', async () => {
      await choose('illustration');
      await shows('illustration');
    });
    await everythingIsStill();
  },
});
