import { type ComponentType, startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { LazyPart } from './lazyPart.ts';
import { loadAhead } from './loadAhead.ts';
import { notifyMissingPart } from './notifyMissingPart.ts';
import { markPressed, watchPresses } from './pressed.ts';
import { useEscape } from './useEscape.ts';

/**
 * Loads a component ahead of need (see loadAhead), at the latest when `isWanted`; meanwhile the pressed button shows
 * it. A failed load raises a notice and can be retried; Escape and Back cancel.
 *
 * @param onGiveUp the load failed or was canceled.
 * @returns undefined until the component has loaded.
 */
export function useLazyComponent<Props>(
  part: LazyPart<Props>,
  isWanted: boolean,
  onGiveUp: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState(part.loaded);
  const isLoading = isWanted && Loaded === undefined;
  const cancel = useEffectEvent(onGiveUp);
  const fail = useEffectEvent((reason: unknown) => {
    notifyMissingPart(reason);
    onGiveUp();
  });

  useEscape(isLoading, onGiveUp);

  useEffect(() => {
    watchPresses();
    return loadAhead(async () => {
      const component = await part.load();
      // Rendered in slices: several parts may arrive at once.
      startTransition(() => setLoaded(() => component));
    });
  }, [part]);

  useEffect(() => {
    if (!isLoading) return undefined;
    const wait = new AbortController();
    const { signal } = wait;
    const unmark = markPressed();
    part.load().then(
      (component) => {
        if (!signal.aborted) setLoaded(() => component);
      },
      (reason: unknown) => {
        if (!signal.aborted) fail(reason);
      },
    );
    addEventListener('popstate', () => cancel(), { signal });
    return () => {
      wait.abort();
      unmark();
    };
  }, [isLoading, part]);

  return Loaded;
}
