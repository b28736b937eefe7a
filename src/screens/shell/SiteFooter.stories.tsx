import { expect, userEvent, within } from 'storybook/test';
import { follow } from '#content/navigation.ts';
import { shownColumns } from '#content/shown.ts';
import preview from '#storybook/preview.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
});

export const Footer = meta.story({
  parameters: {
    spec: [
      'S2.footer.portfolio',
      'S2.footer.creations',
      'S2.footer.legal',
      'S2.footer.follow',
      'S2.footer.copyright',
      'D9',
    ],
  },
  play: async ({ canvas }) => {
    const links = (heading: string) =>
      within(canvas.getByRole('navigation', { name: heading }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    for (const column of shownColumns)
      await expect(links(column.heading)).toEqual(column.links.map(({ label, href }) => [label, href]));
    if (follow.links.length > 0) {
      const elsewhere = canvas.getByRole('list', { name: follow.heading });
      await expect(within(elsewhere).getAllByRole('link')).toHaveLength(follow.links.length);
    }
    await expect(canvas.getByText(new RegExp(`^© ${new Date().getFullYear()} `))).toBeVisible();
    const address = location.href;
    const placeholders = shownColumns.flatMap((column) => column.links).filter((link) => link.isPlaceholder);
    for (const { label } of placeholders) await userEvent.click(canvas.getByRole('link', { name: label }));
    await expect(location.href).toBe(address);
  },
});

/** A column without links is omitted, with its heading. */
export const WithoutFollow = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: follow.heading })).toBeNull();
  },
});
