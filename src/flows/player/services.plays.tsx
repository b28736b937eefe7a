import { useEffect } from 'react';
import { playerTexts } from '#content/music.ts';
import type { PlayerFrameProps } from './PlayerFrame.tsx';

/** A placeholder for the service's player. */
export const standIn = (
  <iframe srcDoc="The service's player" title={playerTexts.frame} width="100%" height="352" />
);

/** A service that plays immediately. */
export function Answering({ onAnswer }: PlayerFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers once.
  useEffect(() => onAnswer(), []);
  return standIn;
}

/** A service with nothing to play. */
export function Refusing({ onRefuse }: PlayerFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers once.
  useEffect(() => onRefuse(), []);
  return standIn;
}
