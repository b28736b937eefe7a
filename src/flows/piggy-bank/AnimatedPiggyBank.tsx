import { useActor } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { PiggyBank } from './PiggyBank.tsx';
import { piggyBankMachine } from './piggyBank.machine.ts';

const loadCanvas = () => import('./PiggyBankCanvas.tsx');
const PiggyBankCanvas = lazy(loadCanvas);

const machine = piggyBankMachine.provide({
  actors: {
    fetchAnimation: fromPromise(async () => {
      const { loadAnimation } = await import('./piggyBankAnimation.ts');
      await Promise.all([loadAnimation(), loadCanvas()]);
    }),
  },
});

/**
 * In milliseconds. The first interaction takes precedence: starting the animation's runtime blocks a phone's main
 * thread for a second.
 */
const AFTER_TOUCH_MS = 1500;

/** In milliseconds. `requestIdleCallback` may wait long even on an idle page. */
const IDLE_TIMEOUT_MS = 4000;

/** Calls back once, when the element is in view and the browser idle. @returns a function that cancels it. */
function whenNearAndIdle(element: Element, callBack: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    const due = setTimeout(() => {
      if (!('requestIdleCallback' in window)) callBack();
      else {
        const idle = requestIdleCallback(callBack, { timeout: IDLE_TIMEOUT_MS });
        stop = () => cancelIdleCallback(idle);
      }
    }, AFTER_TOUCH_MS);
    stop = () => clearTimeout(due);
  });
  let stop = () => observer.disconnect();
  observer.observe(element);
  return () => stop();
}

/** The piggy bank, connected to its machine; static under reduced motion. @param presses of the tip jar so far. */
export default function AnimatedPiggyBank({ presses }: { presses: number }) {
  const [state, send] = useActor(machine);
  const root = useRef<HTMLSpanElement>(null);
  const isWaiting = state.matches('waiting');

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const sendPreference = () => send({ type: still.matches ? 'motion.refused' : 'motion.allowed' });
    sendPreference();
    still.addEventListener('change', sendPreference);
    return () => still.removeEventListener('change', sendPreference);
  }, [send]);

  useEffect(() => {
    if (!isWaiting || root.current === null) return;
    return whenNearAndIdle(root.current, () => send({ type: 'approached' }));
  }, [isWaiting, send]);

  return (
    <PiggyBank
      ref={root}
      state={state}
      canvas={
        <Suspense>
          <PiggyBankCanvas
            presses={presses}
            onDraw={() => send({ type: 'drawn' })}
            onFail={() => send({ type: 'failed' })}
          />
        </Suspense>
      }
    />
  );
}
