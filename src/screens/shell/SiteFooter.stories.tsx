import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
});

export const Footer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toy Design' })).toHaveAttribute(
      'href',
      '/portfolio?filter=toy-design',
    );
    const address = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Privacy' }));
    await expect(location.href).toBe(address);
  },
});
