import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { whenIdle } from './loadAhead.ts';

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** True after the first interaction: pointer movement, touch or key press. What it is for waits until that is answered. */
export function useHasInteracted(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const notice = () => {
      listening.abort();
      afterPaint(() => whenIdle(() => setIsThere(true)));
    };
    for (const sign of SIGNS) addEventListener(sign, notice, { signal, passive: true });
    return () => listening.abort();
  }, []);
  return isThere;
}
