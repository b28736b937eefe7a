import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filterLabel, galleryCategories, galleryItems, galleryTexts, worksIn } from '#content/gallery.ts';
import preview from '#storybook/preview.tsx';
import { Gallery } from './Gallery.tsx';
import { galleryStates } from './gallery.fixtures.ts';
import { galleryMachine } from './gallery.machine.ts';

interface At extends Pick<ComponentProps<typeof Gallery>, 'onFilter' | 'onOpen'> {
  /** The flow's state. */
  at: keyof typeof galleryStates;
}

const { filter: category } = galleryStates.category.context;

/** The gallery with all works, and with one category's. */
function GalleryAt({ at, ...rest }: At) {
  return <Gallery filter={galleryStates[at].context.filter} isCovered={false} {...rest} />;
}

const meta = preview.meta({
  title: 'Flows/Gallery/States',
  component: GalleryAt,
  parameters: { layout: 'fullscreen', machine: galleryMachine },
  args: { onFilter: fn(), onOpen: fn() },
});

export const AllWork = meta.story({
  parameters: { spec: ['S2.portfolio.filters', 'S4.gallery'] },
  args: { at: 'all' },
  play: async ({ args, canvas }) => {
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
