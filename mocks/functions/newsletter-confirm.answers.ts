import { type AnswersOf, beyondFunctions, internal, tooManyRequests } from './answer.ts';

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
  tooManyRequests: tooManyRequests('one caller tries token after token'),
  internal,
  ...beyondFunctions,
} as const satisfies AnswersOf<'newsletter-confirm'>;
