import { mailboxOf } from './emailAddress.ts';
import type { Limit } from './rateLimits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limit for all callers comes last, so that only requests within the narrower limits count against it. */
const ALL_CALLERS = 'everybody';

type Network = string | undefined;

/** The rate limits; `caller` is a network, see `callerNetwork`. */
export const limits = {
  /** Each try sends a mail to an address that the caller may not own. */
  subscribe: (caller: Network, email: string): readonly Limit[] => [
    { name: 'subscribe-caller', of: caller, times: 30, seconds: HOUR },
    { name: 'subscribe-mailbox-hour', of: mailboxOf(email), times: 5, seconds: HOUR },
    { name: 'subscribe-mailbox-day', of: mailboxOf(email), times: 6, seconds: DAY },
    { name: 'subscribe-mailbox-month', of: mailboxOf(email), times: 12, seconds: 30 * DAY },
    { name: 'subscribe-all', of: ALL_CALLERS, times: 500, seconds: HOUR },
  ],
  contact: (caller: Network): readonly Limit[] => [
    { name: 'contact-caller', of: caller, times: 10, seconds: HOUR },
    { name: 'contact-all', of: ALL_CALLERS, times: 200, seconds: HOUR },
  ],
  checkout: (caller: Network): readonly Limit[] => [
    { name: 'checkout-caller', of: caller, times: 20, seconds: 10 * MINUTE },
    { name: 'checkout-all', of: ALL_CALLERS, times: 1_000, seconds: HOUR },
  ],
  unknownSession: (caller: Network): readonly Limit[] => [
    { name: 'unknown-session', of: caller, times: 60, seconds: 10 * MINUTE },
  ],
  wrongToken: (caller: Network): readonly Limit[] => [
    { name: 'wrong-token', of: caller, times: 20, seconds: 10 * MINUTE },
  ],
} as const;
