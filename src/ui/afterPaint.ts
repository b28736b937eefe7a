import { useEffect, useState } from 'react';

/**
 * Calls back after the next paint, so that a press is answered before heavy work begins. @returns what cancels the call.
 */
export function afterPaint(callBack: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(callBack);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** Turns true one paint after `isWanted`. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const cancel = afterPaint(() => setIsPainted(true));
    return () => {
      cancel();
      setIsPainted(false);
    };
  }, [isWanted]);
  return isPainted;
}
