import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hero } from '#content/home.ts';
import { notFoundTexts } from '#content/notFound.ts';
import { beforeScrolling } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { everythingIsStill, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const meta = preview.meta({
  title: 'Journeys/Not Found',
  component: Site,
  parameters: { ...siteParameters, chromatic: beforeScrolling },
});

export const FindsTheWayHome = meta.story({
  beforeEach: startingAt('/no-such-page'),
  play: async ({ step }) => {
    await step('Opens an address that is not there', () => waitForPage(notFoundTexts.heading));
    await step('Returns to Home', async () => {
      await userEvent.click(await screen.findByRole('link', { name: notFoundTexts.back }));
      await waitForPage(hero.name);
      await waitFor(() => expect(location.pathname).toBe('/home'));
    });
    await everythingIsStill();
  },
});
