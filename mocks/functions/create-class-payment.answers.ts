import { type AnswersOf, beyondFunctions } from './answer.ts';

/** Every answer to a request for the class's payment page, by name. */
export const classAnswers = {
  /** The URL differs each time. */
  okWithUrl: {
    title: 'Payment Page Ready',
    source: 'function',
    given: 'nothing but the request',
    status: 200,
    body: { url: 'https://checkout.stripe.com/c/pay/cs_test_example' },
  },
  okWithoutUrl: {
    title: 'No Payment Page',
    source: 'specification',
    given: 'a function that has no address to give',
    status: 200,
    body: {},
  },
  notSold: {
    title: 'Not Sold',
    source: 'function',
    given: 'a catalog without a class',
    status: 404,
    body: { error: 'This is not on sale anymore. Nothing was charged.', code: 'not_sold' },
  },
  checkoutUnavailable: {
    title: 'Payment Service Down',
    source: 'function',
    given: 'the payment service does not answer, or answers with an error',
    status: 503,
    body: { error: 'Something went wrong. Please try again.', code: 'checkout_unavailable' },
  },
  tooManyRequests: {
    title: 'Too Many Tries',
    source: 'function',
    given: 'one caller asks again and again within ten minutes',
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
  errorInSuccess: {
    title: 'Error In A Success',
    source: 'specification',
    given: 'a function that says no with status 200',
    status: 200,
    body: { error: 'No payment session could be created.' },
  },
  ...beyondFunctions,
} as const satisfies AnswersOf<'create-class-payment'>;
