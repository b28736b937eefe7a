import type { ErrorBody, ErrorCode } from './contract.ts';

const statuses = {
  invalid_json: 400,
  invalid_body: 400,
  invalid_email: 400,
  invalid_token: 400,
  invalid_amount: 400,
  invalid_signature: 400,
  missing_fields: 400,
  too_long: 400,
  unauthorized: 401,
  not_human: 403,
  not_sold: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  checkout_unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** An error response (D19): a code for the page, a text for the visitor. A value, not an exception. */
export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: Code, text: string, headers: Readonly<Record<string, string>> = {}) {
    this.code = code;
    this.text = text;
    this.headers = headers;
  }

  toResponse(): Response {
    const body: ErrorBody = { error: this.text, code: this.code };
    return Response.json(body, { status: statuses[this.code], headers: this.headers });
  }
}

/** The error responses that several functions share. */
export const refusals = {
  methodNotAllowed: (allowed: string) =>
    new Refusal('method_not_allowed', 'This address only takes POST requests.', { Allow: allowed }),
  unauthorized: () =>
    new Refusal('unauthorized', 'This page is out of date. Please reload it and try again.'),
  unsupportedMediaType: () => new Refusal('unsupported_media_type', 'The request has to be JSON.'),
  bodyTooLarge: () =>
    new Refusal('body_too_large', 'That is more text than fits here. Please shorten it and try again.'),
  invalidJson: () => new Refusal('invalid_json', 'The request could not be read.'),
  invalidBody: () => new Refusal('invalid_body', 'The request could not be read.'),
  notHuman: () =>
    new Refusal('not_human', 'I could not make sure that you are no robot. Please try it once more.'),
  tooManyRequests: (retryAfterSeconds: number) =>
    new Refusal('too_many_requests', 'That was a lot of tries. Please wait a little and try again.', {
      'Retry-After': String(retryAfterSeconds),
    }),
  /** For pages that were loaded before a product was withdrawn. */
  notSold: () => new Refusal('not_sold', 'This is not on sale anymore. Nothing was charged.'),
  internal: () => new Refusal('internal', 'Something went wrong on my side. Please try again in a minute.'),
} as const;
