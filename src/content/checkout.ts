import type { ResponseOf } from '#contract';

type Kind = NonNullable<ResponseOf<'checkout-status'>['kind']>;

interface CheckoutTexts {
  readonly title: string;
  readonly text: string;
}

/** The notices after the payment page (D16); only the server can call a payment paid. */
export const checkoutTexts = {
  asking: { title: 'One moment', text: 'Asking how your payment went...' },
  waiting: { title: 'Still processing', text: 'Your payment is on its way. This page keeps asking.' },
  pending: {
    title: 'Still processing',
    text: 'Your payment takes a little longer. You can close this page: a receipt comes by email as soon as it is through.',
  },
  canceled: { title: 'Payment canceled', text: 'Nothing was charged.' },
  expired: {
    title: 'Payment page expired',
    text: 'It was open for too long. Nothing was charged; you can start again.',
  },
  declined: { title: 'Payment failed', text: 'The payment did not go through. Nothing was charged.' },
  refunded: { title: 'Payment refunded', text: 'This payment has been refunded.' },
  unknown: {
    title: 'Payment not found',
    text: 'I know of no such payment. If you have paid, write to me and I will look for it.',
  },
  unreachable: {
    title: 'No answer',
    text: 'I could not find out how your payment went. If it went through, it is safe: your receipt comes by email.',
  },
  again: 'Ask again',
} as const;

export const paidTexts: Record<Kind, CheckoutTexts> = {
  tip: {
    title: 'Thank you for your tip!',
    text: 'Your support is received, and a receipt is on its way to your inbox.',
  },
  class: {
    title: 'Your spot is saved!',
    text: 'The class is pre-ordered, and a receipt is on its way to your inbox.',
  },
};
