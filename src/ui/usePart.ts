import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { missingTexts } from '#content/missing.ts';
import { notify } from './notify.ts';

/**
 * Loads a part of the page when it is first wanted. One that cannot be loaded is said so, and given up: the next time
 * that it is wanted it is asked for again.
 *
 * @returns nothing, until it has come.
 */
export function usePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isWanted && Part === undefined;
  const giveUp = useEffectEvent((reason: unknown) => {
    console.warn(reason);
    notify({ type: 'error', title: missingTexts.part, about: 'part' });
    onMissing();
  });

  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    load().then(
      (module) => {
        if (isAwaited) setPart(() => module.default);
      },
      (reason: unknown) => {
        if (isAwaited) giveUp(reason);
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [isMissing, load]);

  return Part;
}
