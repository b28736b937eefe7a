import { streamingServices } from '#content/services.ts';
import { portrait } from '#content/sharedPictures.ts';
import { ArtistPlayer } from '#flows/player/ArtistPlayer.tsx';
import { MusicScreen } from '#screens/music/MusicScreen.tsx';

export default function MusicPage() {
  return <MusicScreen services={streamingServices} photo={portrait} player={<ArtistPlayer />} />;
}
