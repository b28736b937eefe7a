import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { callFunction } from '#backend/call.ts';
import { useEmitted } from '../useEmitted.ts';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { checkoutReturnMachine } from './checkoutReturn.machine.ts';

const machine = checkoutReturnMachine.provide({
  actors: {
    ask: fromPromise(({ input, signal }) => callFunction('checkout-status', input, { signal })),
  },
});

/** The return address's query parameters. */
interface ReturnAddress {
  session: string;
  saysCanceled: boolean;
}

function readAddress(): ReturnAddress {
  const query = new URLSearchParams(location.search);
  return { session: query.get('session') ?? '', saysCanceled: query.has('canceled') };
}

interface CheckoutReturnProps {
  /** What this page sells. */
  kind: 'tip' | 'class';
  read?: () => ReturnAddress;
}

/** The checkout return, connected to its machine and the API: reads the address and asks the server. */
export function CheckoutReturn({ kind, read = readAddress }: CheckoutReturnProps) {
  const [state, send, flow] = useActor(machine, { input: { kind } });
  useEmitted(flow, ({ reason }) => console.error('The payment could not be asked about.', reason));
  useEffect(() => send({ type: 'opened', ...read() }), [send, read]);
  return <CheckoutNotice state={state} send={send} />;
}
