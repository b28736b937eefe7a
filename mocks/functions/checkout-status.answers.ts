import { sold } from '../sold.ts';
import { type AnswersOf, beyondFunctions } from './answer.ts';

/** Every answer about a payment on the way back from the payment page, by name. */
export const checkoutAnswers = {
  open: {
    title: 'Nothing Heard Yet',
    source: 'function',
    given: 'the payment page was opened, and no event has arrived',
    status: 200,
    body: { status: 'open', kind: 'tip', amount: 25 },
  },
  processing: {
    title: 'Still Processing',
    source: 'function',
    given: 'the payer chose a method that takes its time',
    status: 200,
    body: { status: 'processing', kind: 'tip', amount: 25 },
  },
  paidTip: {
    title: 'Tip Paid',
    source: 'function',
    given: 'a tip was paid',
    status: 200,
    body: { status: 'paid', kind: 'tip', amount: 25 },
  },
  paidClass: {
    title: 'Class Paid',
    source: 'function',
    given: 'the class was paid',
    status: 200,
    body: { status: 'paid', kind: 'class', amount: sold.onlineClass.priceCents / 100 },
  },
  failed: {
    title: 'Payment Failed',
    source: 'function',
    given: 'a method that takes its time did not work out',
    status: 200,
    body: { status: 'failed', kind: 'tip', amount: 25 },
  },
  expired: {
    title: 'Expired',
    source: 'function',
    given: 'the payment page was left alone for a day',
    status: 200,
    body: { status: 'expired', kind: 'class', amount: sold.onlineClass.priceCents / 100 },
  },
  refunded: {
    title: 'Refunded',
    source: 'function',
    given: 'the owner gave all of it back',
    status: 200,
    body: { status: 'refunded', kind: 'class', amount: sold.onlineClass.priceCents / 100 },
  },
  unknown: {
    title: 'Unknown',
    source: 'function',
    given: 'a session that is made up',
    status: 200,
    body: { status: 'unknown' },
  },
  tooManyRequests: {
    title: 'Too Many Tries',
    source: 'function',
    given: 'one caller asks about sessions that do not exist, again and again',
    status: 429,
    body: {
      error: 'That was a lot of tries. Please wait a little and try again.',
      code: 'too_many_requests',
    },
  },
  internal: {
    title: 'Server Error',
    source: 'function',
    given: 'the database is gone',
    status: 500,
    body: { error: 'Something went wrong on this side. Please try again in a minute.', code: 'internal' },
  },
  ...beyondFunctions,
} as const satisfies AnswersOf<'checkout-status'>;
