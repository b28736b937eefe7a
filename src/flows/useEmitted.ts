import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

type EmittedOf<Ref extends AnyActorRef> = Parameters<Parameters<Ref['on']>[1]>[0];

/** Subscribes to a machine's emitted events while the component is mounted. */
export function useEmitted<Ref extends AnyActorRef>(
  flow: Ref,
  onEvent: (event: EmittedOf<Ref>) => void,
): void {
  const onLatest = useEffectEvent(onEvent);
  useEffect(() => {
    const subscription = flow.on('*', (event) => onLatest(event));
    return () => subscription.unsubscribe();
  }, [flow]);
}
