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

/** Turns true one paint after `isWanted`. @param isThere it is wanted and painted already. */
export function useAfterPaint(isWanted: boolean, isThere = false): boolean {
  const [isPainted, setIsPainted] = useState(isThere);
  useEffect(() => {
    if (isWanted) return afterPaint(() => setIsPainted(true));
    setIsPainted(false);
    return undefined;
  }, [isWanted]);
  return isWanted && isPainted;
}
