import { useEffect } from 'react';
import { playerTexts } from '#content/music.ts';
import type { PlayerFrameProps } from './PlayerFrame.tsx';

/** What stands where the service's player would. */
export const standIn = (
  <iframe srcDoc="The service's player" title={playerTexts.frame} width="100%" height="352" />
);

/** A service that plays as soon as it is asked. */
export function Answering({ onAnswer }: PlayerFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers once.
  useEffect(() => onAnswer(), []);
  return standIn;
}

/** A service that has nothing to play. */
export function Refusing({ onRefuse }: PlayerFrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers once.
  useEffect(() => onRefuse(), []);
  return standIn;
}
