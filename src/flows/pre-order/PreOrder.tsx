import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';
import { callFunction } from '#backend/call.ts';
import { track } from '#backend/pixel.ts';
import { currency } from '#catalog';
import { type Redirect, redirect } from '../redirect.ts';
import { useEmitted } from '../useEmitted.ts';
import { PreOrderButton } from './PreOrderButton.tsx';
import { preOrderMachine } from './preOrder.machine.ts';

const machine = preOrderMachine.provide({
  actors: {
    openPayment: fromPromise(({ input: { key }, signal }) =>
      callFunction('create-class-payment', undefined, { signal, headers: { 'Idempotency-Key': key } }),
    ),
  },
});

interface PreOrderProps {
  label: string;
  /** For the pixel event; the server decides what is charged. */
  priceCents: number;
  onRedirect?: Redirect;
}

/** The pre-order button, connected to its machine and the API: requests a payment session and redirects. */
export function PreOrder({ label, priceCents, onRedirect = redirect }: PreOrderProps) {
  const [state, send, flow] = useActor(machine);
  useEmitted(flow, (event) => {
    switch (event.type) {
      case 'checkoutBegun':
        track({ event: 'InitiateCheckout', details: { value: priceCents / 100, currency } });
        break;
      case 'failed':
        console.error('Pre-order failed.', event.reason);
        break;
      case 'redirected':
        onRedirect(event.url);
        break;
      case 'stranded':
        console.warn('The payment session came without a url.');
        break;
    }
  });
  return <PreOrderButton state={state} send={send} label={label} />;
}
