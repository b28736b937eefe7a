import { expect, userEvent, within } from 'storybook/test';
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
    await expect(links('Portfolio')).toEqual([
      ['Concept Art', '/portfolio?filter=concept-art'],
      ['3D', '/portfolio?filter=3d'],
      ['Illustration', '/portfolio?filter=illustration'],
      ['Toy Design', '/portfolio?filter=toy-design'],
    ]);
    await expect(links('Creations')).toEqual([
      ['Art', '/portfolio?filter=fine-art'],
      ['Music', '/music'],
      ['Projects', '/projects'],
      ['Store', '/store'],
    ]);
    await expect(links('Legal').map(([label]) => label)).toEqual(['Privacy', 'Terms', 'Cookie Policy']);
    const follow = canvas.getByRole('list', { name: 'Follow' });
    await expect(within(follow).getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText(new RegExp(`^© ${new Date().getFullYear()} `))).toBeVisible();
    const address = location.href;
    for (const name of ['Privacy', 'Terms', 'Cookie Policy'])
      await userEvent.click(canvas.getByRole('link', { name }));
    await expect(location.href).toBe(address);
  },
});
