import { expect, userEvent, within } from 'storybook/test';
import { follow, footerColumns } from '#content/navigation.ts';
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
    for (const column of footerColumns)
      await expect(links(column.heading)).toEqual(column.links.map(({ label, href }) => [label, href]));
    const elsewhere = canvas.getByRole('list', { name: follow.heading });
    await expect(within(elsewhere).getAllByRole('link')).toHaveLength(follow.links.length);
    await expect(canvas.getByText(new RegExp(`^© ${new Date().getFullYear()} `))).toBeVisible();
    const address = location.href;
    const placeholders = footerColumns.flatMap((column) => column.links).filter((link) => link.isPlaceholder);
    for (const { label } of placeholders) await userEvent.click(canvas.getByRole('link', { name: label }));
    await expect(location.href).toBe(address);
  },
});
