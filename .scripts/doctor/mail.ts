import * as v from 'valibot';
import { withoutSlash } from '../site/settings.ts';
import { check, ok, skipped, wrong } from './check.ts';
import { onceFor } from './onceFor.ts';

const jsonSchema = v.fallback(v.pipe(v.string(), v.parseJson()), undefined);
const listSchema = v.object({ data: v.array(v.object({ name: v.string(), status: v.string() })) });
const errorSchema = v.object({ name: v.string() });

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What the mail service lists as the account's domains; asked once, since it takes few requests a second. */
const domainsOf = onceFor(async (context): Promise<Answer> => {
  const api = withoutSlash(context.settings['RESEND_BASE_URL'] || 'https://api.resend.com');
  const response = await context.fetch(`${api}/domains`, {
    headers: { authorization: `Bearer ${context.setting('RESEND_API_KEY')}` },
  });
  return { status: response.status, body: v.parse(jsonSchema, await response.text()) };
});

/** A key that may only send is the safer one for the functions; it lists nothing. */
function maySendOnly({ body }: Answer): boolean {
  const error = v.safeParse(errorSchema, body);
  return error.success && error.output.name === 'restricted_api_key';
}

export const mailKeyCheck = check('mail-key', [], async (context) => {
  const answer = await domainsOf(context);
  if (answer.status === 200) return ok('The mail service takes RESEND_API_KEY.');
  if (maySendOnly(answer)) return ok('The mail service takes RESEND_API_KEY, which may only send.');
  if (answer.status === 401 || answer.status === 403)
    return wrong(
      `The mail service refuses RESEND_API_KEY (${answer.status}).`,
      `Make a new key at https://resend.com/api-keys, put it into the env file, and run: ${context.deployCommand}`,
    );
  return wrong(
    `The mail service answers with ${answer.status}.`,
    'Look at https://resend-status.com, and run the doctor again later.',
  );
});

export const mailSenderCheck = check('mail-sender', [mailKeyCheck], async (context) => {
  const domain = /@([^>\s]+)>?$/.exec(context.setting('MAIL_FROM'))?.[1]?.toLowerCase() ?? '';
  const answer = await domainsOf(context);
  if (maySendOnly(answer))
    return skipped(`The key may only send; see at https://resend.com/domains that ${domain} is verified.`);
  const { data } = v.parse(listSchema, answer.body);
  const found = data.find(({ name }) => name.toLowerCase() === domain);
  if (found?.status === 'verified') return ok(`Mail may be sent from ${domain}.`);
  return wrong(
    found
      ? `The mail service has not verified ${domain} (${found.status}).`
      : `The mail service does not know ${domain}, which MAIL_FROM names.`,
    `Add ${domain} at https://resend.com/domains and its records to the DNS; then press "Verify" there.`,
  );
});
