import { expect } from 'storybook/test';
import { servicesTexts } from '#content/music.ts';
import { shellTexts } from '#content/navigation.ts';
import { streamingServices } from '#content/services.ts';
import preview from '#storybook/preview.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';

const meta = preview.meta({
  title: 'Components/ServiceLinks',
  component: ServiceLinks,
  args: { services: streamingServices, label: servicesTexts.label, newTabHint: shellTexts.newTab },
});

export const Stack = meta.story({
  play: async ({ canvas }) => {
    for (const { label, href } of streamingServices) {
      const link = canvas.getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
});

export const Row = meta.story({ args: { layout: 'row' } });
