import { type AnswersOf, beyondFunctions } from './answer.ts';

/** Every answer to a press of the confirm button, by name. */
export const confirmAnswers = {
  okWithMessage: {
    title: 'Confirmed',
    source: 'function',
    given: "the token of an address's newest mail, for the first time or again",
    status: 200,
    body: { message: "You're on the list. Thanks for riding along!" },
  },
  okWithoutMessage: {
    title: 'Confirmed Without Message',
    source: 'specification',
    given: 'a function that has nothing to add',
    status: 200,
    body: {},
  },
  invalidToken: {
    title: 'Unusable Link',
    source: 'function',
    given: 'a token that is mistyped, outdated or replaced by a newer one',
    status: 400,
    body: {
      error: 'This link does not work anymore. Subscribe again and a fresh one will be in your inbox.',
      code: 'invalid_token',
    },
  },
  tooManyRequests: {
    title: 'Too Many Tries',
    source: 'function',
    given: 'one caller tries token after token',
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
} as const satisfies AnswersOf<'newsletter-confirm'>;
