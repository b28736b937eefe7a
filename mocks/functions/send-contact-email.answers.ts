import { type AnswersOf, beyondFunctions, internal, tooManyRequests } from './answer.ts';

/** Every answer to a contact message, by name. */
export const contactAnswers = {
  okWithMessage: {
    title: 'Message Sent',
    source: 'function',
    given: 'all four fields, whether or not the mail service is up',
    status: 200,
    body: { success: true, message: 'Message sent successfully!' },
  },
  okWithoutMessage: {
    title: 'Message Sent Without Message',
    source: 'specification',
    given: 'a function that has nothing to add',
    status: 200,
    body: { success: true },
  },
  notSuccessful: {
    title: 'Not Successful',
    source: 'specification',
    given: 'a function that could not do it and says so with status 200',
    status: 200,
    body: { success: false },
  },
  missingFields: {
    title: 'Empty Field',
    source: 'function',
    given: 'a message of blanks',
    status: 400,
    body: { error: 'Please fill in all fields', code: 'missing_fields' },
  },
  invalidEmail: {
    title: 'Invalid Address',
    source: 'function',
    given: 'an address without an @ sign',
    status: 400,
    body: { error: 'Please enter a valid email address', code: 'invalid_email' },
  },
  tooLong: {
    title: 'Too Long',
    source: 'function',
    given: 'a message of more than 10,000 characters',
    status: 400,
    body: { error: 'That is more than fits into one message. Please shorten it.', code: 'too_long' },
  },
  notHuman: {
    title: 'Not Human',
    source: 'function',
    given: 'Turnstile is configured, and the message comes without a token of its widget',
    status: 403,
    body: {
      error: 'I could not make sure that you are no robot. Please try it once more.',
      code: 'not_human',
    },
  },
  tooManyRequests: tooManyRequests('one caller sends message after message within the hour'),
  internal,
  errorInSuccess: {
    title: 'Error In A Success',
    source: 'specification',
    given: 'a function that says no with status 200',
    status: 200,
    body: { success: false, error: 'The message could not be sent.' },
  },
  ...beyondFunctions,
} as const satisfies AnswersOf<'send-contact-email'>;
