import { useActor } from '@xstate/react';
import { type ComponentType, useEffect, useRef } from 'react';
import { player } from '#content/services.ts';
import { Player } from './Player.tsx';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame.tsx';
import { playerMachine } from './player.machine.ts';

/** How far below the viewport the player starts to load. */
const NEAR = '200px';

interface ArtistPlayerProps {
  /** Replaces the service's player in stories, which make no third-party requests. */
  Frame?: ComponentType<PlayerFrameProps>;
  loads?: typeof player.loads;
}

/** The artist's player, connected to its machine: loaded when near the viewport or on request. */
export function ArtistPlayer({ Frame = PlayerFrame, loads = player.loads }: ArtistPlayerProps) {
  const [state, send] = useActor(playerMachine);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (root.current === null || loads === 'click') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        send({ type: 'approached' });
      },
      { rootMargin: NEAR },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [send, loads]);

  return (
    <Player
      ref={root}
      state={state}
      send={send}
      isOnDemand={loads === 'click'}
      frame={<Frame onAnswer={() => send({ type: 'answered' })} onRefuse={() => send({ type: 'refused' })} />}
    />
  );
}
