/**
 * The shape of a named answer, and the answers that come from outside a function. Mocks, stories and tests read them, and
 * `tests/backend/contract.test.ts` checks that the real functions give those whose source is `function`.
 */
import type { ErrorCode, FunctionName, OwnErrorCodeOf, ProtocolErrorCode, ResponseOf } from '#contract';

interface Described {
  /** The answer's display name. */
  readonly title: string;
  /** The condition under which it is given. */
  readonly given: string;
}

interface Answered extends Described {
  readonly status: number;
  readonly body: unknown;
  readonly contentType?: 'text/html';
}

/** A success of the function itself. */
interface SuccessOf<Name extends FunctionName> extends Answered {
  readonly source: 'function';
  readonly status: 200;
  readonly body: ResponseOf<Name>;
}

/** An error of the function itself (D19). */
interface RefusalWith<Code extends ErrorCode> extends Answered {
  readonly source: 'function';
  readonly status: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;
  readonly body: { readonly error: string; readonly code: Code };
}

/** Allowed by S7, so a page has to cope with it; our functions do not give it. */
interface AllowedAnswer extends Answered {
  readonly source: 'specification';
}

/** Given by the gateway or the runtime in front of the function. */
export interface PlatformAnswer extends Answered {
  readonly source: 'platform';
}

/** No answer at all. */
export interface NetworkFailure extends Described {
  readonly source: 'network';
  readonly failure: 'unreachable' | 'silent';
}

/** Any named answer. */
export type Answer =
  | SuccessOf<FunctionName>
  | RefusalWith<ErrorCode>
  | AllowedAnswer
  | PlatformAnswer
  | NetworkFailure;

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

type Refusals<Code extends ErrorCode> = { readonly [C in Code as CamelCase<C>]: RefusalWith<C> };

/**
 * All answers of one function. A code that the contract lets the function give is asked for here by the compiler, under
 * the code's own name in camelCase.
 */
export type AnswersOf<Name extends FunctionName> = Refusals<OwnErrorCodeOf<Name>> &
  typeof beyondFunctions &
  Readonly<Record<string, Answer>>;

/** Answers that every function has in common. */
export const beyondFunctions = {
  serverErrorWithoutText: {
    title: 'Server Error Without Text',
    source: 'platform',
    given: 'the runtime stops the function for using too much',
    status: 546,
    body: {
      code: 'WORKER_RESOURCE_LIMIT',
      message: 'Function failed due to not having enough compute resources',
    },
  },
  gatewayPage: {
    title: 'Gateway Page',
    source: 'platform',
    given: 'the gateway finds no function behind it and answers with its own page',
    status: 502,
    contentType: 'text/html',
    body: '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
  },
  networkDown: {
    title: 'Network Down',
    source: 'network',
    given: 'the visitor is offline, or the address does not resolve',
    failure: 'unreachable',
  },
  neverAnswers: {
    title: 'No Answer',
    source: 'network',
    given: 'the connection is open, and no response comes',
    failure: 'silent',
  },
} as const satisfies Readonly<Record<string, PlatformAnswer | NetworkFailure>>;

/** What every function answers when it fails by itself. */
export const internal = {
  title: 'Server Error',
  source: 'function',
  given: 'the database is gone',
  status: 500,
  body: { error: 'Something went wrong on my side. Please try again in a minute.', code: 'internal' },
} as const satisfies RefusalWith<'internal'>;

/** What every function answers above its rate limit. */
export function tooManyRequests(given: string) {
  return {
    title: 'Too Many Tries',
    source: 'function',
    given,
    status: 429,
    body: {
      error: 'That was a lot of tries. Please wait a little and try again.',
      code: 'too_many_requests',
    },
  } as const satisfies RefusalWith<'too_many_requests'>;
}

/** Errors for requests that no page makes, the same for every function. */
export const protocolAnswers = {
  methodNotAllowed: {
    title: 'Method Not Allowed',
    source: 'function',
    given: 'the request is a PUT',
    status: 405,
    body: { error: 'This address only takes POST requests.', code: 'method_not_allowed' },
  },
  unauthorized: {
    title: 'Unauthorized',
    source: 'function',
    given: "the site's publishable key is not in the request",
    status: 401,
    body: { error: 'This page is out of date. Please reload it and try again.', code: 'unauthorized' },
  },
  unsupportedMediaType: {
    title: 'Unsupported Media Type',
    source: 'function',
    given: 'the content type is not JSON',
    status: 415,
    body: { error: 'The request has to be JSON.', code: 'unsupported_media_type' },
  },
  bodyTooLarge: {
    title: 'Body Too Large',
    source: 'function',
    given: 'the body is larger than 16 KB',
    status: 413,
    body: {
      error: 'That is more text than fits here. Please shorten it and try again.',
      code: 'body_too_large',
    },
  },
  invalidJson: {
    title: 'Invalid JSON',
    source: 'function',
    given: 'the body breaks off in the middle',
    status: 400,
    body: { error: 'The request could not be read.', code: 'invalid_json' },
  },
  invalidBody: {
    title: 'Invalid Body',
    source: 'function',
    given: 'the body is JSON, but no object',
    status: 400,
    body: { error: 'The request could not be read.', code: 'invalid_body' },
  },
} as const satisfies Refusals<ProtocolErrorCode>;
