import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { checkoutReturnStates } from './checkoutReturn.fixtures.ts';
import { checkoutReturnMachine } from './checkoutReturn.machine.ts';

interface At extends Pick<ComponentProps<typeof CheckoutNotice>, 'send'> {
  /** The flow's state. */
  at: keyof typeof checkoutReturnStates;
}

/** The notice in each state. */
function CheckoutNoticeAt({ at, send }: At) {
  return <CheckoutNotice state={checkoutReturnStates[at]} send={send} />;
}

const meta = preview.meta({
  title: 'Flows/Checkout Return/States',
  component: CheckoutNoticeAt,
  parameters: { machine: checkoutReturnMachine },
  args: { send: fn() },
});

export const NoPayment = meta.story({ args: { at: 'none' } });

export const Asking = meta.story({ args: { at: 'asking' } });

export const StillProcessing = meta.story({ args: { at: 'waiting' } });

export const TakesLonger = meta.story({ args: { at: 'pending' } });

export const Paid = meta.story({ args: { at: 'paid' } });

export const Canceled = meta.story({ args: { at: 'canceled' } });

export const PaymentFailed = meta.story({ args: { at: 'declined' } });

export const Expired = meta.story({ args: { at: 'expired' } });

export const Refunded = meta.story({ args: { at: 'refunded' } });

export const Unknown = meta.story({ args: { at: 'unknown' } });

export const Unreachable = meta.story({ args: { at: 'unreachable' } });
