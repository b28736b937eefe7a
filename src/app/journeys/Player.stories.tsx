import { expect, mocked, screen, waitFor } from 'storybook/test';
import { contactPage } from '#content/contactPage.ts';
import { musicHero, playerTexts } from '#content/music.ts';
import { PlayerFrame } from '#flows/player/PlayerFrame.tsx';
import { Answering, Refusing } from '#flows/player/services.plays.tsx';
import { wideOnly } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { destinationFrom } from './headings.ts';
import { Site } from './Site.tsx';
import { choose, everythingIsStill, press, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const music = destinationFrom('/contact', '/music');

async function scrollToThePlayer(): Promise<void> {
  const heading = await screen.findByRole('heading', { name: playerTexts.heading });
  heading.scrollIntoView({ behavior: 'instant' });
}

async function plays(): Promise<void> {
  await waitFor(() => expect(screen.getByTitle(playerTexts.frame)).toBeVisible());
}

const meta = preview.meta({
  title: 'Journeys/Player',
  component: Site,
  parameters: siteParameters,
});

export const Plays = meta.story({
  parameters: { chromatic: wideOnly },
  beforeEach: [startingAt('/contact'), () => void mocked(PlayerFrame).mockImplementation(Answering)],
  play: async ({ step }) => {
    await step('Opens a page', () => waitForPage(contactPage.heading));
    await step(`Chooses ${music.label} in the header`, async () => {
      await choose(music.label);
      await waitForPage(musicHero.heading);
    });
    await step('Scrolls to the player, which is fetched and plays', async () => {
      await scrollToThePlayer();
      await plays();
    });
    await everythingIsStill();
  },
});

export const OutOfReachThenPlays = meta.story({
  beforeEach: [startingAt('/music'), () => void mocked(PlayerFrame).mockImplementation(Refusing)],
  play: async ({ step }) => {
    await step('Opens the page of the songs', () => waitForPage(musicHero.heading));
    await step('Scrolls to the player: it is unreachable, and links replace it', async () => {
      await scrollToThePlayer();
      await waitFor(() => expect(screen.getByText(playerTexts.unavailable)).toBeVisible());
    });
    await step('Tries again, and it plays', async () => {
      mocked(PlayerFrame).mockImplementation(Answering);
      await press(playerTexts.tryAgain);
      await plays();
    });
    await everythingIsStill();
  },
});
