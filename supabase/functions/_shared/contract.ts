/**
 * The contract of the functions (S5, S7, D12, D19, D20): the single source of requests, answers and error codes for page,
 * mocks and functions. Without globals of a runtime, so that browsers, Node and Deno can import it.
 */
import * as v from 'valibot';
import { tip } from './content/catalog.ts';
import { emailMessages } from './emailMessages.ts';
import { formatAmount } from './money.ts';

/** Largest request body a function reads, in bytes. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Errors of the request's form, the same for every function; the page never causes one. */
const protocolErrorCodes = [
  'invalid_json',
  'invalid_body',
  'unsupported_media_type',
  'body_too_large',
  'method_not_allowed',
  'unauthorized',
] as const;

export type ProtocolErrorCode = (typeof protocolErrorCodes)[number];

/** Stable machine-readable error codes; the text beside one is for the visitor. */
const errorCodes = [
  ...protocolErrorCodes,
  'invalid_email',
  'invalid_token',
  'invalid_amount',
  'invalid_signature',
  'missing_fields',
  'not_human',
  'too_long',
  'not_sold',
  'checkout_unavailable',
  'too_many_requests',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every 4xx and 5xx answer (D19). */
export const errorBodySchema = v.object({
  error: v.pipe(v.string(), v.minLength(1)),
  code: v.picklist(errorCodes),
});

export type ErrorBody = v.InferOutput<typeof errorBodySchema>;

/**
 * An email address as every form and function takes it: trimmed, not empty, with an @ sign, in the form that
 * HTML's own `type=email` accepts, and short enough for SMTP (254 characters).
 */
export const emailSchema = v.pipe(
  v.string(emailMessages.invalid),
  v.trim(),
  v.nonEmpty(emailMessages.empty),
  v.includes('@', emailMessages.invalid),
  v.rfcEmail(emailMessages.invalid),
  v.maxLength(254, emailMessages.invalid),
);

/** In cents. If tips are off, the function refuses smaller ones too. */
const smallestTip = tip?.minimumCents ?? 1_00;

/** The texts of S5 about a tip. */
export const tipMessages = {
  invalid: 'Please enter a valid tip amount.',
  belowMinimum: `Minimum tip amount is ${formatAmount(smallestTip)}.`,
} as const;

/** The payment service's maximum. */
const MOST_DOLLARS = 999_999.99;

/** An amount in dollars, down to the cent; past this point money is whole cents. */
export const tipAmountSchema = v.pipe(
  v.number(tipMessages.invalid),
  v.finite(tipMessages.invalid),
  v.gtValue(0, tipMessages.invalid),
  v.maxValue(MOST_DOLLARS, tipMessages.invalid),
  v.check((dollars) => toCents(dollars) / 100 === dollars, tipMessages.invalid),
  v.minValue(smallestTip / 100, tipMessages.belowMinimum),
);

/** Dollars as whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

export const contactMessages = {
  empty: 'Please fill in all fields',
  tooLong: 'That is more than fits into one message. Please shorten it.',
} as const;

/** Turnstile's token, where the site has the widget; anything else counts as none. */
const turnstileSchema = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined);

/** The subject is taken as it was typed, the other fields trimmed (S5.contact). */
export const contactSchema = v.object(
  {
    name: v.pipe(
      v.string(contactMessages.empty),
      v.trim(),
      v.nonEmpty(contactMessages.empty),
      v.maxLength(200, contactMessages.tooLong),
    ),
    email: v.pipe(v.string(contactMessages.empty), v.trim(), v.nonEmpty(contactMessages.empty), emailSchema),
    subject: v.pipe(
      v.string(contactMessages.empty),
      v.nonEmpty(contactMessages.empty),
      v.maxLength(300, contactMessages.tooLong),
    ),
    message: v.pipe(
      v.string(contactMessages.empty),
      v.trim(),
      v.nonEmpty(contactMessages.empty),
      v.maxLength(10_000, contactMessages.tooLong),
    ),
    turnstile: turnstileSchema,
  },
  contactMessages.empty,
);

const messageBodySchema = v.object({ message: v.optional(v.string()) });

/** The payment page's URL; an answer without it does nothing visible (D4). */
const urlBodySchema = v.object({ url: v.optional(v.string()) });

/** What the server knows of a payment. `open`: no event has arrived yet; `unknown`: no such payment exists. */
const checkoutSchema = v.object({
  status: v.picklist(['open', 'processing', 'paid', 'failed', 'expired', 'refunded', 'unknown']),
  kind: v.optional(v.picklist(['tip', 'class'])),
  /** In dollars. */
  amount: v.optional(v.number()),
});

/** What names a payment in the address that a visitor comes back to; no other session exists. */
export const paymentIdSchema = v.pipe(v.string(), v.uuid());

/** Long enough for a token that holds an address. */
const tokenSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));

/** Each function's schemas of the request body and of the 200 answer. */
export const contract = {
  'newsletter-subscribe': {
    request: v.object({ email: emailSchema, turnstile: turnstileSchema }, emailMessages.invalid),
    response: messageBodySchema,
  },
  'newsletter-confirm': {
    request: v.object({ token: tokenSchema }),
    response: messageBodySchema,
  },
  'newsletter-unsubscribe': {
    request: v.object({ token: tokenSchema }),
    /** `again`: a token for newsletter-confirm, with which the owner of the address can resubscribe. */
    response: v.object({ ...messageBodySchema.entries, again: v.optional(tokenSchema) }),
  },
  'create-tip-payment': {
    request: v.object({ amount: tipAmountSchema }, tipMessages.invalid),
    response: urlBodySchema,
  },
  /** Takes no body at all (D12). */
  'create-class-payment': {
    request: v.undefined(),
    response: urlBodySchema,
  },
  'send-contact-email': {
    request: contactSchema,
    response: v.object({ ...messageBodySchema.entries, success: v.boolean() }),
  },
  /** Called on the return from the payment page (D16), with the `session` of the return address. */
  'checkout-status': {
    request: v.object({ session: v.pipe(v.string(), v.maxLength(255)) }),
    response: checkoutSchema,
  },
} as const;

export type FunctionName = keyof typeof contract;

/** The error codes of each function beyond the protocol's, which all share. */
interface OwnErrorCodes extends Record<FunctionName, ErrorCode> {
  'newsletter-subscribe': 'invalid_email' | 'not_human' | 'too_many_requests' | 'internal';
  'newsletter-confirm': 'invalid_token' | 'too_many_requests' | 'internal';
  'newsletter-unsubscribe': 'invalid_token' | 'too_many_requests' | 'internal';
  'create-tip-payment':
    | 'invalid_amount'
    | 'not_sold'
    | 'checkout_unavailable'
    | 'too_many_requests'
    | 'internal';
  'create-class-payment': 'not_sold' | 'checkout_unavailable' | 'too_many_requests' | 'internal';
  'send-contact-email':
    | 'missing_fields'
    | 'invalid_email'
    | 'too_long'
    | 'not_human'
    | 'too_many_requests'
    | 'internal';
  'checkout-status': 'too_many_requests' | 'internal';
}
export type OwnErrorCodeOf<Name extends FunctionName> = OwnErrorCodes[Name];
/** The request body; `never` without one. */
export type RequestOf<Name extends FunctionName> = Exclude<
  v.InferInput<(typeof contract)[Name]['request']>,
  undefined
>;
/** The parsed request: trimmed and validated. */
export type InputOf<Name extends FunctionName> = v.InferOutput<(typeof contract)[Name]['request']>;
/** The body of a 200 answer. */
export type ResponseOf<Name extends FunctionName> = v.InferOutput<(typeof contract)[Name]['response']>;
