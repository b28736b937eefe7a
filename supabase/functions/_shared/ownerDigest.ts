import type { DeliveryDeps } from './deps.ts';
import { digestMail } from './digestTexts.ts';
import { type Facts, problemsOf, readFacts } from './health.ts';
import { enqueue, type Mail } from './outbox.ts';
import { renderEmail, studioName } from './renderEmail.ts';

function digest(facts: Facts, { config, settingsProblems }: DeliveryDeps): Mail | undefined {
  const problems = problemsOf(facts, settingsProblems);
  if (problems.length === 0) return undefined;
  const studio = studioName(config);
  return {
    kind: 'owner-digest',
    recipient: config.mail.owner,
    subject: digestMail.subject(studio),
    ...renderEmail(
      {
        heading: digestMail.heading,
        paragraphs: [
          digestMail.intro(studio),
          ...problems.map((problem) => digestMail.about[problem](facts, settingsProblems)),
        ],
        footer: [digestMail.footer],
      },
      studio,
    ),
  };
}

/**
 * Stores a mail to the owner while something is wrong: none while one still waits, so that a mail service that was down
 * for days is not followed by a pile of them, and none within a day of the last.
 */
export async function storeDigest(deps: DeliveryDeps): Promise<void> {
  const mail = digest(await readFacts(deps.sql), deps);
  if (mail === undefined) return;
  await deps.sql.begin(async (transaction) => {
    // Two concurrent runs would both find none.
    await transaction`select pg_advisory_xact_lock(hashtextextended('owner-digest', 0))`;
    const recent = await transaction`
      select from mail_outbox
      where kind = 'owner-digest'
        and coalesce(sent_at, given_up_at, 'infinity') > now() - interval '1 day'
      limit 1`;
    if (recent.count === 0) await enqueue(transaction, mail);
  });
}
