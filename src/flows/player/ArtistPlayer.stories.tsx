import { expect, screen, userEvent, within } from 'storybook/test';
import { playerTexts } from '#content/music.ts';
import { streamingServices } from '#content/services.ts';
import preview from '#storybook/preview.tsx';
import { ArtistPlayer } from './ArtistPlayer.tsx';
import { Answering, Refusing, standIn } from './services.plays.tsx';

/** An unreachable service. */
const Silent = () => standIn;

const meta = preview.meta({ title: 'Flows/Player/Answers', component: ArtistPlayer });

export const Plays = meta.story({
  args: { Frame: Answering },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(playerTexts.frame)).toBeVisible();
    await expect(canvas.getByText(playerTexts.title)).not.toBeVisible();
  },
});

/** No request is sent before the visitor asks for the player. */
export const PlaysOnDemand = meta.story({
  args: { Frame: Answering, loads: 'click' },
  parameters: { spec: ['D21'] },
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: playerTexts.ask });
    await expect(canvas.queryByTitle(playerTexts.frame)).not.toBeInTheDocument();
    await userEvent.click(ask);
    await expect(await canvas.findByTitle(playerTexts.frame)).toBeVisible();
  },
});

export const SaysNothing = meta.story({
  args: { Frame: Silent },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(playerTexts.loading)).toBeVisible();
    await expect(canvas.getByTitle(playerTexts.frame)).not.toBeVisible();
  },
});

export const HasNothingToPlay = meta.story({
  args: { Frame: Refusing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(playerTexts.unavailable)).toBeVisible();
    await expect(canvas.queryByTitle(playerTexts.frame)).not.toBeInTheDocument();
    await expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(
      streamingServices.length,
    );
    await userEvent.click(canvas.getByRole('button', { name: playerTexts.tryAgain }));
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});
