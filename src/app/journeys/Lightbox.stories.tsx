import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  type GalleryFilter,
  type GalleryItem,
  galleryCategories,
  galleryTexts,
  lightboxTexts,
  worksIn,
} from '#content/gallery.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import { shownCategory } from '#flows/lightbox/lightbox.fixtures.ts';
import { thumbnailSelector } from '#flows/lightbox/thumbnailSelector.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { everythingIsStill, press, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const [firstCategory = 'all'] = galleryCategories;

const nothing: GalleryItem = { id: '', slug: '', title: '', alt: '', category: '', src: '' };

/** A filter's work, by index. */
const work = (filter: GalleryFilter, place: number) => worksIn(filter).at(place) ?? nothing;

const [thirdLast, secondLast, last] = [
  work(shownCategory, -3),
  work(shownCategory, -2),
  work(shownCategory, -1),
];

const thumbnail = ({ slug }: GalleryItem) => document.querySelector<HTMLElement>(thumbnailSelector(slug));

async function open(item: GalleryItem): Promise<void> {
  const link = thumbnail(item);
  if (link === null) throw new Error(`${item.title} is not in the gallery.`);
  link.scrollIntoView({ block: 'center' });
  await waitFor(() => expect(link.querySelector('img')).not.toBeNull());
  await userEvent.click(link);
  await shows(item);
}

async function shows({ title }: GalleryItem): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

/** The gallery is shown again, with focus on the last viewed work. */
async function isClosedAt(item: GalleryItem): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(thumbnail(item)).toHaveFocus());
  await waitFor(() => expect(thumbnail(item)?.querySelector('img')).not.toBeNull());
}

const meta = preview.meta({
  title: 'Journeys/Lightbox',
  component: Site,
  parameters: siteParameters,
});

export const LooksThroughTheToys = meta.story({
  beforeEach: startingAt(galleryAddress(shownCategory)),
  play: async ({ step }) => {
    await step('Opens the gallery of the toys', () => waitForPage(galleryTexts.heading));
    await step('Opens the seventh', () => open(thirdLast));
    await step('Goes on with the button', async () => {
      await press(lightboxTexts.next);
      await shows(secondLast);
    });
    await step('Goes on with the arrow key, to the last one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows(last);
    });
    await step('There is nothing after the last one', async () => {
      const next = await screen.findByRole('button', { name: lightboxTexts.next });
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(next);
      await shows(last);
    });
    await step('Leaves with Escape, and is at the work that was viewed last', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosedAt(last);
    });
    await everythingIsStill();
  },
});

const shared = work(shownCategory, 1);

/** A shared link. */
export const FollowsALinkToAWork = meta.story({
  beforeEach: startingAt(galleryAddress(shownCategory, shared.slug)),
  play: async ({ step }) => {
    await step("Opens a work's own address: the lightbox is over the gallery", () => shows(shared));
    await step('Goes back: the gallery is there', async () => {
      history.back();
      await isClosedAt(shared);
      await expect(location.pathname + location.search).toBe(galleryAddress(shownCategory));
    });
    await step('Goes forward: the work is there again', async () => {
      history.forward();
      await shows(shared);
    });
    await everythingIsStill();
  },
});

/** Far enough down that no other story has put it into the browser's cache. */
const farDown = Math.floor(worksIn(firstCategory).length * 0.75) - 1;
const broken = work(firstCategory, farDown);
const next = work(firstCategory, farDown + 1);

export const StepsPastABrokenPicture = meta.story({
  beforeEach: startingAt(
    galleryAddress(firstCategory),
    http.get(`*/pictures/${broken.src}.*`, () => HttpResponse.error()),
  ),
  play: async ({ step }) => {
    await step('Opens the gallery of the concept art', () => waitForPage(galleryTexts.heading));
    await step('Opens a work whose picture does not come', async () => {
      await open(broken);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: lightboxTexts.zoomIn })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      );
    });
    await step('Goes on to the next', async () => {
      await press(lightboxTexts.next);
      await shows(next);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: lightboxTexts.zoomIn })).toHaveAttribute(
          'aria-disabled',
          'false',
        ),
      );
    });
    await everythingIsStill();
  },
});
