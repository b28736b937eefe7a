import { type AnswersOf, beyondFunctions, internal, tooManyRequests } from './answer.ts';

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
  tooManyRequests: tooManyRequests('one caller asks again and again within ten minutes'),
  internal,
  errorInSuccess: {
    title: 'Error In A Success',
    source: 'specification',
    given: 'a function that says no with status 200',
    status: 200,
    body: { error: 'No payment session could be created.' },
  },
  ...beyondFunctions,
} as const satisfies AnswersOf<'create-class-payment'>;
