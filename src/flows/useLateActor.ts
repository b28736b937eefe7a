import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, EventFrom, SnapshotFrom } from 'xstate';
import { loadAhead, tryToLoad } from '#ui/loadAhead.ts';
import { markPressed, watchPresses } from '#ui/pressed.ts';

interface LateActorOptions<Machine extends AnyStateMachine> {
  /** Loads the machine and creates its actor. Its identity must not change. */
  create: () => Promise<Actor<Machine>>;
  /** Whether an event is worth loading the machine for at once; the pressed button shows the wait. */
  isUrgent: (event: EventFrom<Machine>) => boolean;
  onEmitted?: (event: EmittedFrom<Machine>) => void;
  /** The machine could not be loaded; the urgent events are dropped. */
  onFailed: (reason: unknown) => void;
}

/**
 * Runs a flow whose machine is loaded ahead of need (see loadAhead), so that the first view loads no xstate. Events
 * sent earlier are delivered once the actor has started.
 *
 * @returns the actor's snapshot, or until it has started undefined and the `early` events.
 */
export function useLateActor<Machine extends AnyStateMachine>({
  create,
  isUrgent,
  onEmitted,
  onFailed,
}: LateActorOptions<Machine>) {
  const running = useRef<Actor<Machine>>(undefined);
  const [actor, setActor] = useState<Actor<Machine>>();
  /** In a ref too, since the actor may start before the next render. */
  const queue = useRef<readonly EventFrom<Machine>[]>([]);
  const [early, setEarly] = useState(queue.current);
  const isAwaited = actor === undefined && early.some(isUrgent);

  const emit = useEffectEvent((event: EmittedFrom<Machine>) => onEmitted?.(event));
  const begin = useEffectEvent((created: Actor<Machine>) => {
    created.on('*', (event: EmittedFrom<Machine>) => emit(event));
    created.start();
    for (const event of queue.current) created.send(event);
    running.current = created;
    setActor(created);
  });
  const fail = useEffectEvent((reason: unknown) => {
    queue.current = queue.current.filter((event) => !isUrgent(event));
    setEarly(queue.current);
    onFailed(reason);
  });

  const isMounted = useRef(false);
  const load = useCallback(async () => {
    const created = await create();
    if (isMounted.current && running.current === undefined) begin(created);
  }, [create]);

  useEffect(() => {
    isMounted.current = true;
    watchPresses();
    const stopWaiting = loadAhead(load);
    return () => {
      isMounted.current = false;
      stopWaiting();
      running.current?.stop();
      running.current = undefined;
    };
  }, [load]);

  useEffect(() => {
    if (!isAwaited) return;
    const release = markPressed();
    load().catch(fail).finally(release);
    return release;
  }, [isAwaited, load]);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore<SnapshotFrom<Machine> | undefined>(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );

  return {
    snapshot,
    early,
    send: useCallback((event: EventFrom<Machine>) => {
      if (running.current) {
        running.current.send(event);
        return;
      }
      queue.current = [...queue.current, event];
      setEarly(queue.current);
    }, []),
    /** Loads the machine at the first sign of need. */
    prefetch: useCallback(() => tryToLoad(load), [load]),
  };
}
