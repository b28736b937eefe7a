import { useEffect, useEffectEvent, useRef } from 'react';
import { playerTexts } from '#content/music.ts';
import { player } from '#content/services.ts';

export interface PlayerFrameProps {
  /** The player is ready. */
  onAnswer: () => void;
  /** The service has nothing to play. */
  onRefuse: () => void;
}

const isError = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'error';

/**
 * The streaming service's embedded player. A frame's `load` event also fires for the browser's error page, so readiness
 * is a message from the service's page, requested as its iFrame API does.
 */
export function PlayerFrame({ onAnswer, onRefuse }: PlayerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onAnswerMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== player.origin || event.source !== frame.current?.contentWindow) return;
    if (isError(event.data)) onRefuse();
    else onAnswer();
  });

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => onAnswerMessage(event);
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  return (
    <iframe
      ref={frame}
      src={`${player.origin}/embed/artist/${player.artist}?utm_source=iframe-api`}
      title={playerTexts.frame}
      width="100%"
      height="352"
      loading="lazy"
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
