import { type AnswersOf, beyondFunctions, internal, tooManyRequests } from './answer.ts';

/** Every answer to a press of the unsubscribe button, by name. */
export const unsubscribeAnswers = {
  okWithMessage: {
    title: 'Unsubscribed',
    source: 'function',
    given: 'the token of any mail to a subscriber, for the first time or again',
    status: 200,
    body: { message: "You're off the list. The door stays open.", again: 'a-token' },
  },
  okWithoutMessage: {
    title: 'Unsubscribed Without Message',
    source: 'specification',
    given: 'a function that has nothing to add',
    status: 200,
    body: {},
  },
  invalidToken: {
    title: 'Unusable Link',
    source: 'function',
    given: 'a token that is mistyped or made up',
    status: 400,
    body: {
      error: 'This link does not work. Use the one in the newest email you have from me.',
      code: 'invalid_token',
    },
  },
  tooManyRequests: tooManyRequests('one caller tries token after token'),
  internal,
  ...beyondFunctions,
} as const satisfies AnswersOf<'newsletter-unsubscribe'>;
