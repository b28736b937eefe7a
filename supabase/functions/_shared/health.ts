import type { Database } from './database.ts';
import type { DeliveryDeps } from './deps.ts';

/** The schedule runs every minute, and failed mails are retried at least every half hour. */
const limits = { waitingSeconds: 60 * 60, sweepSeconds: 10 * 60 } as const;

/** The payment service expires an unpaid page after 24 hours, and sends an event. */
const HEARD_BY = '26 hours';

/** The kinds of problem. Each ends once it is fixed, those about payments after a week at most. */
export type Problem =
  | 'database'
  | 'settings'
  | 'schedule'
  | 'waiting-mail'
  | 'given-up-mail'
  | 'wrong-amount'
  | 'refused-checkout'
  | 'silent-webhook';

/** Counts and ages only: they are public. */
export interface Facts {
  /** Since the schedule's last run; null before the first. */
  readonly sweepSeconds: number | null;
  /** Without the owner's letters, which may wait for days for the mail service's daily quota. */
  readonly waitingMails: number;
  /** The age of the oldest waiting mail. */
  readonly waitingSeconds: number;
  readonly givenUpMails: number;
  /** Paid within a week, by another amount than was asked for. */
  readonly wrongAmounts: number;
  /** Payments of the last day for which the payment service refused to open a page. */
  readonly refusedCheckouts: number;
  /** Payment pages of the last week that must have been paid or have expired, without an event. */
  readonly silentPages: number;
}

/** Reads the counts and ages. */
export async function readFacts(sql: Database): Promise<Facts> {
  const [facts] = await sql<[Facts]>`
    select
      (select extract(epoch from now() - at)::int from last_sweep) as "sweepSeconds",
      waiting.count as "waitingMails",
      waiting.seconds as "waitingSeconds",
      (select count(*)::int from mail_outbox where given_up_at is not null) as "givenUpMails",
      (
        select count(*)::int from payments where paid_cents <> amount_cents and paid_at > now() - interval '7 days'
      ) as "wrongAmounts",
      (
        select count(*)::int from payments
        where session_url is null and request_number > 0 and status = 'open' and created_at > now() - interval '1 day'
      ) as "refusedCheckouts",
      (
        select count(*)::int from payments
        where session_url is not null and status = 'open'
          and created_at between now() - interval '7 days' and now() - ${HEARD_BY}::interval
      ) as "silentPages"
    from (
      select count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::int as seconds
      from mail_outbox where sent_at is null and given_up_at is null and kind <> 'newsletter-letter'
    ) as waiting`;
  return facts;
}

/** @param settings problems of the settings. */
export function problemsOf(facts: Facts, settings: readonly string[]): Problem[] {
  const checks: readonly (readonly [Problem, boolean])[] = [
    ['settings', settings.length > 0],
    ['schedule', facts.sweepSeconds === null || facts.sweepSeconds > limits.sweepSeconds],
    ['waiting-mail', facts.waitingSeconds > limits.waitingSeconds],
    ['given-up-mail', facts.givenUpMails > 0],
    ['wrong-amount', facts.wrongAmounts > 0],
    ['refused-checkout', facts.refusedCheckouts > 0],
    ['silent-webhook', facts.silentPages > 0],
  ];
  return checks.flatMap(([problem, isWrong]) => (isWrong ? [problem] : []));
}

/** The answer to an uptime monitor. */
export interface Report {
  readonly healthy: boolean;
  readonly problems: readonly Problem[];
  /** Undefined while the database does not answer. */
  readonly facts?: Facts;
}

async function check({ sql, settingsProblems }: DeliveryDeps): Promise<Report> {
  try {
    const facts = await readFacts(sql);
    const problems = problemsOf(facts, settingsProblems);
    return { healthy: problems.length === 0, problems, facts };
  } catch (error) {
    console.error(error);
    return { healthy: false, problems: ['database'] };
  }
}

/** The endpoint is public, so an instance queries the database at most this often. */
const REMEMBERED_MS = 30_000;
const remembered = new WeakMap<DeliveryDeps, { readonly at: number; readonly report: Promise<Report> }>();

/** The report, at most half a minute old. */
export function recentReport(deps: DeliveryDeps): Promise<Report> {
  const last = remembered.get(deps);
  if (last !== undefined && Date.now() - last.at < REMEMBERED_MS) return last.report;
  const report = check(deps);
  remembered.set(deps, { at: Date.now(), report });
  return report;
}
