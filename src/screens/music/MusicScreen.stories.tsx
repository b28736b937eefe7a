import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { biography, musicHero, playerTexts, servicesTexts } from '#content/music.ts';
import { streamingServices } from '#content/services.ts';
import { portrait } from '#content/sharedPictures.ts';
import { Player } from '#flows/player/Player.tsx';
import { playerStates } from '#flows/player/player.fixtures.ts';
import { playerMachine } from '#flows/player/player.machine.ts';
import { standIn } from '#flows/player/services.plays.tsx';
import preview from '#storybook/preview.tsx';
import { MusicScreen } from './MusicScreen.tsx';

interface At extends Pick<ComponentProps<typeof MusicScreen>, 'services' | 'photo'> {
  player: keyof typeof playerStates;
}

/** The page with the player in each state, without the service itself. */
function MusicWithPlayer({ player, ...rest }: At) {
  return (
    <MusicScreen
      player={<Player state={playerStates[player]} send={fn()} isOnDemand={false} frame={standIn} />}
      {...rest}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Music',
  component: MusicWithPlayer,
  parameters: {
    layout: 'fullscreen',
    routes: ['/music'],
    parts: { player: playerMachine },
  },
  args: { services: streamingServices, photo: portrait },
});

export const Music = meta.story({
  parameters: { spec: ['S2.music.hero', 'S2.music.services', 'S2.music.biography'] },
  args: { player: 'waiting' },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: musicHero.heading });
    await expect(within(hero).getByRole('heading', { level: 1 })).toHaveTextContent(musicHero.heading);
    const picture = within(hero).getByRole('img', { name: musicHero.alt });
    await expect(picture.getBoundingClientRect().width).toBe(hero.getBoundingClientRect().width);
    await expect(within(hero).queryAllByRole('link')).toHaveLength(streamingServices.length);
    const about = within(canvas.getByRole('region', { name: biography.heading }));
    for (const paragraph of biography.paragraphs) await expect(about.getByText(paragraph)).toBeVisible();
    await expect(canvas.getByRole('region', { name: playerTexts.heading })).toBeVisible();
  },
});

export const WithoutAPhoto = meta.story({
  args: { player: 'waiting', photo: undefined },
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: biography.heading }));
    await expect(about.queryByRole('img')).toBeNull();
  },
});

export const WithoutServices = meta.story({
  args: { player: 'waiting', services: [] },
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: musicHero.heading }));
    await expect(hero.queryByText(servicesTexts.label)).toBeNull();
    await expect(hero.queryByRole('link')).toBeNull();
  },
});

export const PlayerLoading = meta.story({ args: { player: 'loading' } });

export const PlayerPlaying = meta.story({ args: { player: 'playing' } });

export const PlayerUnavailable = meta.story({ args: { player: 'unavailable' } });
