import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { playerTexts, servicesTexts } from '#content/music.ts';
import { shellTexts } from '#content/navigation.ts';
import { streamingServices } from '#content/services.ts';
import { player } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ServiceLinks } from '#ui/ServiceLinks.tsx';
import { statePath } from '../statePath.ts';
import type { PlayerEvent, playerMachine } from './player.machine.ts';
import { RecordSign } from './RecordSign.tsx';

type Snapshot = SnapshotFrom<typeof playerMachine>;

interface PlayerProps {
  ref?: Ref<HTMLDivElement>;
  state: Snapshot;
  send: (event: PlayerEvent) => void;
  /** Nothing is loaded from the service before the visitor asks for it. */
  isOnDemand: boolean;
  /** The service's embedded player. */
  frame: ReactNode;
}

/** The card's text by state; while the player covers it, it keeps the last one. */
const texts: Record<Snapshot['value'], string> = {
  waiting: playerTexts.ready,
  loading: playerTexts.loading,
  playing: playerTexts.loading,
  unavailable: playerTexts.unavailable,
};

/** A card with links to the services, covered by the player once it plays. */
export function Player({ ref, state, send, isOnDemand, frame }: PlayerProps) {
  const card = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isPlaying = state.matches('playing');
  const styles = player();

  useLayoutEffect(() => {
    // A focused link is about to be covered, so focus moves to the player.
    if (isPlaying && card.current?.contains(document.activeElement)) {
      cover.current?.querySelector('iframe')?.focus();
    }
  }, [isPlaying]);

  const isWaiting = state.matches('waiting');
  const press = () => {
    send({ type: isWaiting ? 'requested' : 'retried' });
    status.current?.focus();
  };

  return (
    <div
      ref={ref}
      className={styles.root}
      data-state={statePath(state)}
      data-on-demand={isOnDemand || undefined}
    >
      <div ref={card} className={styles.card}>
        <div className={styles.art} aria-hidden="true">
          <RecordSign />
        </div>
        <div className={styles.words}>
          <Heading level={3} size="lg">
            {playerTexts.title}
          </Heading>
          <p ref={status} role="status" tabIndex={-1} className={styles.text}>
            <span>{texts[state.value]}</span>
            {[playerTexts.ready, playerTexts.unavailable].map((text) => (
              <span key={text} aria-hidden="true" data-reserve={text} />
            ))}
          </p>
          <ServiceLinks
            services={streamingServices}
            label={servicesTexts.label}
            newTabHint={shellTexts.newTab}
            layout="row"
          />
          <div className={styles.retry}>
            {isOnDemand && isWaiting ? (
              <Button size="sm" onClick={press}>
                {playerTexts.ask}
              </Button>
            ) : (
              <Button variant="ghost" size="sm" icon={<Icon name="retry" />} onClick={press}>
                {playerTexts.tryAgain}
              </Button>
            )}
          </div>
        </div>
      </div>
      {state.hasTag('framed') && (
        <div ref={cover} className={styles.frame}>
          {frame}
        </div>
      )}
    </div>
  );
}
