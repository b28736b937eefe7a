import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { newsletterTexts } from '#content/newsletter.ts';
import { loadAhead, tryToLoad } from '#ui/loadAhead.ts';
import { markPressed, watchPresses } from '#ui/pressed.ts';
import type { SignupState } from '../signup/SignupForm.tsx';
import type { SignupEmitted, SignupEvent } from '../signup/signupSetup.ts';

type NewsletterActor = ReturnType<typeof import('./newsletterActor.ts').createNewsletterActor>;

/** The form's state while its machine loads: what was typed is in the field. Nothing is sent yet, so it is not busy. */
function stateBefore(early: readonly SignupEvent[]): SignupState {
  const typed = early.findLast((event) => event.type === 'email.changed');
  return {
    context: { occasion: { type: 'newsletter' }, email: typed?.email ?? '', problem: undefined },
    hasTag: () => false,
  };
}

/**
 * The newsletter's flow. xstate and the machine, 15 KB, are loaded ahead of need (see loadAhead) and at the latest when
 * the visitor turns to the form; events sent before that are delivered once they are there.
 */
export function useNewsletter(onEmitted: (event: SignupEmitted) => void) {
  const running = useRef<NewsletterActor>(undefined);
  const [actor, setActor] = useState<NewsletterActor>();
  /** What was sent before the machine was there; in a ref too, since the machine may come before the next render. */
  const queue = useRef<readonly SignupEvent[]>([]);
  const [early, setEarly] = useState(queue.current);
  const isAwaited = early.some(({ type }) => type === 'submitted');

  const emit = useEffectEvent(onEmitted);
  const begin = useEffectEvent((create: () => NewsletterActor) => {
    if (running.current) return;
    const started = create();
    started.on('*', (event) => emit(event));
    started.start();
    for (const event of queue.current) started.send(event);
    running.current = started;
    setActor(started);
  });
  const fail = useEffectEvent((reason: unknown) => {
    queue.current = queue.current.filter(({ type }) => type !== 'submitted');
    setEarly(queue.current);
    onEmitted({ type: 'failed', text: newsletterTexts.failure, reason });
  });

  const isMounted = useRef(false);
  const load = useCallback(async () => {
    const { createNewsletterActor } = await import('./newsletterActor.ts');
    if (isMounted.current) begin(createNewsletterActor);
  }, []);

  useEffect(() => {
    isMounted.current = true;
    watchPresses();
    const stopWaiting = loadAhead(load);
    return () => {
      isMounted.current = false;
      stopWaiting();
      running.current?.stop();
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
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );

  return {
    state: snapshot ?? stateBefore(early),
    send: useCallback((event: SignupEvent) => {
      if (running.current) {
        running.current.send(event);
        return;
      }
      queue.current = [...queue.current, event];
      setEarly(queue.current);
    }, []),
    load: useCallback(() => tryToLoad(load), [load]),
  };
}
