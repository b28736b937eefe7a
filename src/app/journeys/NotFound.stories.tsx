import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hero } from '#content/home.ts';
import { notFoundTexts } from '#content/notFound.ts';
import { beforeScrolling } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { arriveAt, everythingIsStill, startingAt, wholeSite } from './visit.plays.ts';

const meta = preview.meta({
  title: 'Journeys/Not Found',
  component: Site,
  parameters: { ...wholeSite, chromatic: beforeScrolling },
});

export const FindsTheWayHome = meta.story({
  beforeEach: startingAt('/no-such-page'),
  play: async ({ step }) => {
    await step('Opens an address that is not there', () => arriveAt(notFoundTexts.heading));
    await step('Returns to Home', async () => {
      await userEvent.click(await screen.findByRole('link', { name: notFoundTexts.back }));
      await arriveAt(hero.name);
      await waitFor(() => expect(location.pathname).toBe('/home'));
    });
    await everythingIsStill();
  },
});
