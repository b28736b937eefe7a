import type { Database } from './database.ts';

const KEPT_AFTER_SENDING = '30 days';

/** Forgets what is no longer needed: mails long sent, limits long over. */
export async function tidyUp(sql: Database): Promise<void> {
  await sql`delete from mail_outbox where sent_at < now() - ${KEPT_AFTER_SENDING}::interval`;
  await sql`delete from rate_limits where ends_at < now()`;
}
