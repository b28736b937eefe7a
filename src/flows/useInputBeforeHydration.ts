import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Passes on what a visitor typed into a prerendered field before hydration. */
export function useInputBeforeHydration(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  known: string,
  take: (typed: string) => void,
): void {
  const takeUnknown = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== known) take(typed);
  });
  useEffect(() => takeUnknown(), []);
}
