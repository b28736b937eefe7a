import type postgres from 'postgres';
import { databaseCheckOf, ok, skipped, warning, wrong } from './check.ts';
import { migrationsCheck } from './database.ts';

const JOB = 'deliver-mail';
/** The job runs every minute. */
const LATEST_MINUTES = 5;
/** A mail that was refused is tried again at most half an hour later. */
const LONGEST_WAIT_MINUTES = 60;

async function canRead(sql: postgres.Sql, table: string): Promise<boolean> {
  const [{ readable }] = await sql<[{ readable: boolean }]>`
    select coalesce(has_table_privilege(to_regclass(${table}), 'select'), false) as readable`;
  return readable;
}

export const scheduleCheck = databaseCheckOf(
  'schedule',
  [migrationsCheck],
  async (sql, { deployCommand }) => {
    if (!(await canRead(sql, 'cron.job')))
      return skipped(
        'This database has no scheduler (pg_cron); something else has to ask deliver-mail each minute.',
      );
    const [job] = await sql<{ id: string; active: boolean }[]>`
    select jobid::text as id, coalesce((to_jsonb(job) ->> 'active')::boolean, true) as active
    from cron.job where jobname = ${JOB}`;
    if (!job)
      return wrong(
        `The scheduled job "${JOB}" is missing, so that mail whose first try failed is not sent.`,
        'Run supabase/migrations/20261121000100_mail_schedule.sql in the SQL editor; it can be repeated.',
      );
    if (!job.active)
      return wrong(
        `The scheduled job "${JOB}" is switched off.`,
        `In the SQL editor: select cron.alter_job(${job.id}, active := true);`,
      );
    const [run] = await sql<{ status: string | null; minutes: number }[]>`
    select status, extract(epoch from now() - start_time)::float / 60 as minutes
    from cron.job_run_details where jobid = ${job.id}::bigint and start_time is not null
    order by start_time desc limit 1`;
    if (!run)
      return warning(
        `The scheduled job "${JOB}" has not run yet.`,
        'Wait two minutes, and run the doctor again.',
      );
    if (run.status === 'failed' || run.minutes > LATEST_MINUTES)
      return wrong(
        `The scheduled job "${JOB}" last ran ${Math.round(run.minutes)} minutes ago (${run.status}).`,
        `Look at "select * from cron.job_run_details order by start_time desc limit 5;" in the SQL editor, then: ${deployCommand}`,
      );
    return ok('The schedule runs each minute.');
  },
);

/** The schedule's settings in Vault: the functions' URL and the secret. */
export const scheduleSecretsCheck = databaseCheckOf(
  'schedule-secrets',
  [scheduleCheck],
  async (sql, context) => {
    const { functions, deployCommand } = context;
    if (!(await canRead(sql, 'vault.decrypted_secrets')))
      return skipped('This database has no Vault, or does not let this role read it.');
    const expected = { functions_url: functions, delivery_secret: context.setting('DELIVERY_SECRET') };
    for (const [name, value] of Object.entries(expected)) {
      const [row] = await sql<{ matches: boolean }[]>`
      select decrypted_secret = ${value} as matches from vault.decrypted_secrets where name = ${name}`;
      if (!row?.matches)
        return wrong(
          `The Vault secret ${name} ${row ? 'is not the one of the env file' : 'is missing'}, so that the schedule asks for nothing.`,
          `Set it: ${deployCommand}`,
        );
    }
    return ok("The schedule has the functions' URL and its secret.");
  },
);

/** The answers to the schedule are noted for some hours; they show whether the functions take its secret. */
export const scheduleAnswersCheck = databaseCheckOf(
  'schedule-answers',
  [scheduleSecretsCheck],
  async (sql, { deployCommand }) => {
    if (!(await canRead(sql, 'net._http_response')))
      return skipped('This database keeps no answers to its requests (pg_net).');
    const [answer] = await sql<{ status_code: number | null; error_msg: string | null }[]>`
      select status_code, error_msg from net._http_response order by created desc limit 1`;
    if (!answer) return skipped('No answer to the schedule is noted yet.');
    if (answer.status_code === 200) return ok('The function deliver-mail does what the schedule asks for.');
    return wrong(
      `The schedule is answered with ${answer.status_code ?? answer.error_msg ?? 'nothing'}.`,
      answer.status_code === 401
        ? `Vault and the functions have different values of DELIVERY_SECRET; set both, and look again a minute later: ${deployCommand}`
        : `Look at the log of deliver-mail, then: ${deployCommand}`,
    );
  },
);

export const mailWaitingCheck = databaseCheckOf('mail-waiting', [migrationsCheck], async (sql, context) => {
  const [waiting] = await sql<[{ count: number; minutes: number | null }]>`
    select count(*)::int as count, extract(epoch from now() - min(created_at))::float / 60 as minutes
    from mail_outbox where sent_at is null and given_up_at is null and kind <> 'newsletter-letter'`;
  const minutes = Math.round(waiting.minutes ?? 0);
  if (minutes > LONGEST_WAIT_MINUTES)
    return wrong(
      `${waiting.count} mails wait to be sent, the oldest for ${minutes} minutes.`,
      `Fix what is wrong with mail or with the schedule, then: ${context.deskCommand} mail requeue`,
    );
  return ok(
    waiting.count === 0 ? 'No mail waits to be sent.' : `${waiting.count} mails are about to be sent.`,
  );
});

export const mailGivenUpCheck = databaseCheckOf('mail-given-up', [migrationsCheck], async (sql, context) => {
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int as count from mail_outbox where given_up_at is not null`;
  if (count === 0) return ok('No mail was given up.');
  return warning(
    `${count} mails were given up: their recipients were refused, or it is not known whether they arrived.`,
    `See why: ${context.deskCommand} mail. To try them again: ${context.deskCommand} mail requeue`,
  );
});
