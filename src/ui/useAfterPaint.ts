import { useEffect, useState } from 'react';

/** Turns true one paint after `isWanted`, so that the press that asks for something heavy is answered first. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      setIsPainted(false);
    };
  }, [isWanted]);
  return isPainted;
}
