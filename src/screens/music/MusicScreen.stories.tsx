import { expect, fn, within } from 'storybook/test';
import { biography, playerTexts, servicesTexts, streamingServices } from '#content/music.ts';
import { Player } from '#flows/player/Player.tsx';
import { playerStates } from '#flows/player/player.fixtures.ts';
import preview from '#storybook/preview.tsx';
import { MusicScreen } from './MusicScreen.tsx';

/** The page with its player in one of the player's states; the service itself is never asked here. */
function MusicWithPlayer({ player }: { player: Exclude<keyof typeof playerStates, 'playing'> }) {
  return <MusicScreen player={<Player state={playerStates[player]} send={fn()} frame={null} />} />;
}

const meta = preview.meta({
  title: 'Screens/Music',
  component: MusicWithPlayer,
  parameters: { layout: 'fullscreen' },
});

export const Music = meta.story({
  args: { player: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Music');
    const [services] = canvas.getAllByRole('list', { name: servicesTexts.label });
    if (services === undefined) throw new Error('The hero has no links.');
    await expect(within(services).getAllByRole('link')).toHaveLength(streamingServices.length);
    await expect(canvas.getByRole('region', { name: biography.heading })).toBeVisible();
    await expect(canvas.getByRole('region', { name: playerTexts.heading })).toBeVisible();
  },
});

export const PlayerUnavailable = meta.story({ args: { player: 'unavailable' } });
