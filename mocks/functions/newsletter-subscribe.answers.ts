import { type AnswersOf, beyondFunctions, internal, tooManyRequests } from './answer.ts';

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
  /** Identical to a new address's, so that it does not reveal who is on the list. */
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
  tooManyRequests: tooManyRequests('the same address many times within the hour'),
  internal,
  errorInSuccess: {
    title: 'Error In A Success',
    source: 'specification',
    given: 'a function that says no with status 200',
    status: 200,
    body: { error: 'We could not add this address.' },
  },
  ...beyondFunctions,
} as const satisfies AnswersOf<'newsletter-subscribe'>;
