import { useActor } from '@xstate/react';
import { type ComponentType, useEffect, useRef } from 'react';
import { player } from '#content/services.ts';
import { Player } from './Player.tsx';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame.tsx';
import { playerMachine } from './player.machine.ts';

/** How far below the viewport the player's place may still be when the player is fetched. */
const NEAR = '200px';

interface ArtistPlayerProps {
  /** What stands in for the service's player where the service must not be asked. */
  Frame?: ComponentType<PlayerFrameProps>;
  loads?: typeof player.loads;
}

/** The artist's player, connected to its machine: fetched when the visitor comes near it or asks for it. */
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
