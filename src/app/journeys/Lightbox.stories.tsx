import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type GalleryItem, galleryTexts, lightboxTexts, worksIn } from '#content/gallery.ts';
import { thumbnailId } from '#flows/lightbox/Lightbox.tsx';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { arriveAt, everythingIsStill, press, startingAt, wholeSite } from './visit.plays.ts';

const toys = worksIn('toy-design');

/** A work of the nine toys, counted from 1. */
function toy(number: number): GalleryItem {
  const work = toys[number - 1];
  if (work === undefined) throw new Error(`There is no toy ${number}.`);
  return work;
}

const thumbnail = (number: number) => document.getElementById(thumbnailId(toy(number).slug));

async function open(number: number): Promise<void> {
  const link = thumbnail(number);
  if (link === null) throw new Error(`Toy ${number} is not in the gallery.`);
  link.scrollIntoView({ block: 'center' });
  await waitFor(() => expect(link.querySelector('img')).not.toBeNull());
  await userEvent.click(link);
  await shows(number);
}

async function shows(number: number): Promise<void> {
  const { title } = toy(number);
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

/** The gallery is there again, and the focus is on the work that was viewed last. */
async function isClosedAt(number: number): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(thumbnail(number)).toHaveFocus());
  await waitFor(() => expect(thumbnail(number)?.querySelector('img')).not.toBeNull());
}

const meta = preview.meta({
  title: 'Journeys/Lightbox',
  component: Site,
  parameters: wholeSite,
});

export const LooksThroughTheToys = meta.story({
  beforeEach: startingAt('/portfolio?filter=toy-design'),
  play: async ({ step }) => {
    await step('Opens the gallery of the toys', () => arriveAt(galleryTexts.heading));
    await step('Opens the seventh', () => open(7));
    await step('Goes on with the button', async () => {
      await press(lightboxTexts.next);
      await shows(8);
    });
    await step('Goes on with the arrow key, to the last one', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await shows(9);
    });
    await step('There is nothing after the last one', async () => {
      const next = await screen.findByRole('button', { name: lightboxTexts.next });
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(next);
      await shows(9);
    });
    await step('Leaves with Escape, and is at the work that was viewed last', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosedAt(9);
    });
    await everythingIsStill();
  },
});

/** A link that somebody has shared. */
export const FollowsALinkToAWork = meta.story({
  beforeEach: startingAt(`/portfolio/${toy(2).slug}?filter=toy-design`),
  play: async ({ step }) => {
    await step("Opens a work's own address: the lightbox is over the gallery", () => shows(2));
    await step('Goes back: the gallery is there', async () => {
      history.back();
      await isClosedAt(2);
      await expect(location.pathname + location.search).toBe('/portfolio?filter=toy-design');
    });
    await step('Goes forward: the work is there again', async () => {
      history.forward();
      await shows(2);
    });
    await everythingIsStill();
  },
});

export const StepsPastABrokenPicture = meta.story({
  beforeEach: startingAt(
    '/portfolio?filter=toy-design',
    http.get(`*/pictures/${toy(4).src}-*`, () => HttpResponse.error()),
  ),
  play: async ({ step }) => {
    await step('Opens the gallery of the toys', () => arriveAt(galleryTexts.heading));
    await step('Opens a work whose picture does not come', async () => {
      await open(4);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: lightboxTexts.zoomIn })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      );
    });
    await step('Goes on to the next', async () => {
      await press(lightboxTexts.next);
      await shows(5);
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
