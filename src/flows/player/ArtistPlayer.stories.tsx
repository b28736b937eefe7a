import { useEffect } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { playerTexts, streamingServices } from '#content/music.ts';
import preview from '#storybook/preview.tsx';
import { ArtistPlayer } from './ArtistPlayer.tsx';
import type { PlayerFrameProps } from './PlayerFrame.tsx';

const frame = <iframe srcDoc="The service's player" title={playerTexts.frame} width="100%" height="352" />;

/** A service that plays as soon as it is asked. */
function Answering({ onAnswer }: PlayerFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers once.
  useEffect(() => onAnswer(), []);
  return frame;
}

/** A service that has no such artist. */
function Refusing({ onRefuse }: PlayerFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers once.
  useEffect(() => onRefuse(), []);
  return frame;
}

/** A service that cannot be reached. */
const Silent = () => frame;

const meta = preview.meta({ title: 'Flows/Player/Answers', component: ArtistPlayer });

export const Plays = meta.story({
  args: { Frame: Answering },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(playerTexts.frame)).toBeVisible();
    await expect(canvas.getByText(playerTexts.title)).not.toBeVisible();
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
