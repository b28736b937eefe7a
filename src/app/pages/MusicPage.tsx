import { ArtistPlayer } from '#flows/player/ArtistPlayer.tsx';
import { MusicScreen } from '#screens/music/MusicScreen.tsx';

export default function MusicPage() {
  return <MusicScreen player={<ArtistPlayer />} />;
}
