import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

type EmittedOf<Ref extends AnyActorRef> = Parameters<Parameters<Ref['on']>[1]>[0];

/** Hears what a flow tells the page around it, for as long as the component is there. */
export function useEmitted<Ref extends AnyActorRef>(flow: Ref, hear: (event: EmittedOf<Ref>) => void): void {
  const hearNow = useEffectEvent(hear);
  useEffect(() => {
    const subscription = flow.on('*', (event) => hearNow(event));
    return () => subscription.unsubscribe();
  }, [flow]);
}
