import { type AnswersOf, beyondFunctions } from './answer.ts';

/** Every answer to a subscription, by name. */
export const subscribeAnswers = {
  okWithMessage: {
    title: 'Subscribed',
    source: 'function',
    given: 'an address that has never been here',
    status: 200,
    body: { message: 'Almost there! A mail is on its way to you: open it to confirm your address.' },
  },
  okWithoutMessage: {
    title: 'Subscribed Without Message',
    source: 'specification',
    given: 'a function that has nothing to add',
    status: 200,
    body: {},
  },
  /** Identical to a new address's, so that nobody learns who is on the list. */
  alreadyKnown: {
    title: 'Already Subscribed',
    source: 'function',
    given: 'an address that is confirmed already',
    status: 200,
    body: { message: 'Almost there! A mail is on its way to you: open it to confirm your address.' },
  },
  invalidEmail: {
    title: 'Invalid Address',
    source: 'function',
    given: 'an address without an @ sign',
    status: 400,
    body: { error: 'Please enter a valid email address', code: 'invalid_email' },
  },
  notHuman: {
    title: 'Not Human',
    source: 'function',
    given: 'Turnstile is configured, and the subscription comes without a token of its widget',
    status: 403,
    body: {
      error: 'I could not make sure that you are no robot. Please try it once more.',
      code: 'not_human',
    },
  },
  tooManyRequests: {
    title: 'Too Many Tries',
    source: 'function',
    given: 'the same address many times within the hour',
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
    body: { error: 'We could not add this address.' },
  },
  ...beyondFunctions,
} as const satisfies AnswersOf<'newsletter-subscribe'>;
