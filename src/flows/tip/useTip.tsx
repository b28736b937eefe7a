import { useActor } from '@xstate/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { callFunction, prefetchClient } from '#backend/call.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { notify, withdrawNotice } from '#ui/notify.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { type Redirect, redirect } from '../redirect.ts';
import { useEmitted } from '../useEmitted.ts';
import { useValidationNotice } from '../useValidationNotice.ts';
import { tipMachine } from './tip.machine.ts';

const tipDialog = lazyPart(() => import('./TipDialog.tsx'));

const machine = tipMachine.provide({
  actors: {
    openPayment: fromPromise(({ input: { amount, key }, signal }) =>
      callFunction('create-tip-payment', { amount }, { signal, headers: { 'Idempotency-Key': key } }),
    ),
  },
});

interface TipOptions {
  placement: 'center' | 'edge';
  onRedirect?: Redirect;
  /** Receives focus on close; by default the previously focused element. */
  finalFocusEl?: () => HTMLElement | null;
}

/**
 * The tip, connected to its machine and the API: `open` for a page's buttons, and the dialog or drawer to render once.
 */
export function useTip({ placement, onRedirect = redirect, finalFocusEl }: TipOptions): {
  open: () => void;
  dialog: ReactNode;
} {
  const [state, send, flow] = useActor(machine);
  const TipDialog = useLazyComponent(tipDialog, state.hasTag('open'), () => send({ type: 'dismissed' }));
  useValidationNotice('tip');
  useEmitted(flow, (event) => {
    switch (event.type) {
      case 'rejected':
        notify({
          type: 'destructive',
          title: event.title,
          description: event.description,
          about: 'tip',
          isValidation: true,
        });
        break;
      case 'corrected':
        withdrawNotice('tip');
        break;
      case 'failed':
        console.error('Tip payment failed.', event.reason);
        notify({ type: 'destructive', title: event.title, description: event.description, about: 'tip' });
        break;
      case 'redirected':
        onRedirect(event.url);
        break;
      case 'stranded':
        console.warn('The payment session came without a url.');
        break;
    }
  });
  return {
    open: () => send({ type: 'opened' }),
    dialog: TipDialog && (
      <TipDialog
        state={state}
        send={send}
        onFocus={prefetchClient}
        placement={placement}
        finalFocusEl={finalFocusEl}
      />
    ),
  };
}
