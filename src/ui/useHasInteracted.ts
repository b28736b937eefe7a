import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** True after the first interaction: pointer movement, touch or key press. */
export function useHasInteracted(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const notice = () => {
      listening.abort();
      setIsThere(true);
    };
    for (const sign of SIGNS) addEventListener(sign, notice, { signal, passive: true });
    return () => listening.abort();
  }, []);
  return isThere;
}
