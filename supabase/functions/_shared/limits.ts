import { mailboxOf } from './emailAddress.ts';
import type { Limit } from './rateLimits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A limit for all callers together comes last: only what the others let through counts against it. */
const EVERYBODY = 'everybody';

type Network = string | undefined;

/** How often something may be tried. `caller` is a network, see `callerNetwork`. */
export const limits = {
  /** Each try writes to an address that the caller may not own. */
  subscribe: (caller: Network, email: string): readonly Limit[] => [
    { name: 'subscribe-caller', of: caller, times: 30, seconds: HOUR },
    { name: 'subscribe-mailbox-hour', of: mailboxOf(email), times: 5, seconds: HOUR },
    { name: 'subscribe-mailbox-day', of: mailboxOf(email), times: 6, seconds: DAY },
    { name: 'subscribe-mailbox-month', of: mailboxOf(email), times: 12, seconds: 30 * DAY },
    { name: 'subscribe-all', of: EVERYBODY, times: 500, seconds: HOUR },
  ],
  contact: (caller: Network): readonly Limit[] => [
    { name: 'contact-caller', of: caller, times: 10, seconds: HOUR },
    { name: 'contact-all', of: EVERYBODY, times: 200, seconds: HOUR },
  ],
  checkout: (caller: Network): readonly Limit[] => [
    { name: 'checkout-caller', of: caller, times: 20, seconds: 10 * MINUTE },
    { name: 'checkout-all', of: EVERYBODY, times: 1_000, seconds: HOUR },
  ],
  unknownSession: (caller: Network): readonly Limit[] => [
    { name: 'unknown-session', of: caller, times: 60, seconds: 10 * MINUTE },
  ],
  wrongToken: (caller: Network): readonly Limit[] => [
    { name: 'wrong-token', of: caller, times: 20, seconds: 10 * MINUTE },
  ],
} as const;
