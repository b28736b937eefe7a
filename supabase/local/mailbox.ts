import * as v from 'valibot';
import { html } from '../functions/_shared/html.ts';
import { type Served, serveHttp } from './http.ts';
import { Journal } from './journal.ts';
import { htmlResponse, page } from './page.ts';

/** So long the service remembers an idempotency key. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** As many as anyone looks at. */
const LISTED = 1_000;
const line = v.pipe(v.string(), v.minLength(1), v.regex(/^\P{Cc}*$/u, 'must be one line'));

/** What Resend takes, as far as we use it. */
const sendSchema = v.object({
  from: v.pipe(
    line,
    v.regex(/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'Invalid `from` field.'),
  ),
  to: v.union([
    v.array(line),
    v.pipe(
      line,
      v.transform((address) => [address]),
    ),
  ]),
  subject: line,
  html: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  reply_to: v.nullish(line, null),
  headers: v.optional(v.record(v.string(), line), {}),
});

const storedSchema = v.object({
  ...sendSchema.entries,
  id: v.string(),
  created_at: v.string(),
  /** The request's idempotency key, and the body that it came with. */
  key: v.nullable(v.string()),
  body: v.string(),
});
type Stored = v.InferOutput<typeof storedSchema>;

function inboxPage(mails: readonly Stored[]): string {
  return page(
    'Inbox',
    html`<h1>Inbox</h1><p>The mails that the site has sent, newest first.</p>
<ul>${mails.map(
      (mail) =>
        html`<li><a href="/mails/${mail.id}">${mail.subject}</a><br><small>to ${mail.to.join(', ')}, ${mail.created_at}</small></li>`,
    )}</ul>${mails.length === 0 ? html`<p>Nothing yet.</p>` : ''}`,
  );
}

function mailPage(mail: Stored, note: string): string {
  const rows = Object.entries({
    From: mail.from,
    To: mail.to.join(', '),
    ...(mail.reply_to !== null && { 'Reply-To': mail.reply_to }),
    Date: mail.created_at,
    ...mail.headers,
  });
  // A sandbox without scripts, as in a mail program; links open in a tab of their own.
  const preview = `<base target="_blank">${mail.html}`;
  return page(
    mail.subject,
    html`<p><a href="/">Inbox</a></p><h1>${mail.subject}</h1>
<table>${rows.map(([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>`)}</table>
${
  mail.headers['List-Unsubscribe']
    ? html`<form method="post" action="/mails/${mail.id}/unsubscribe"><p><button>Unsubscribe, as a mail program does</button> ${note}</p></form>`
    : ''
}
<p><iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${preview}"></iframe></p>
<details><summary>Plain text</summary><pre>${mail.text}</pre></details>`,
  );
}

/** Presses a mail program's own button (RFC 8058). */
async function oneClick(mail: Stored): Promise<string> {
  const address = /<(https?:[^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1];
  if (address === undefined) return 'This mail has no such button.';
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: mail.headers['List-Unsubscribe-Post'] ?? '',
  });
  return `The answer: ${answer.status} ${await answer.text()}`;
}

function send(request: Request, raw: string, mails: Journal<Stored>): Response {
  const refuse = (statusCode: number, name: string, message: string) =>
    Response.json({ statusCode, name, message }, { status: statusCode });
  if (!request.headers.get('authorization')) return refuse(401, 'missing_api_key', 'Missing API Key');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sendSchema), raw);
  if (!parsed.success) return refuse(422, 'validation_error', parsed.issues[0].message);

  const key = request.headers.get('idempotency-key');
  const known = mails.byKey(key);
  if (known && Date.now() - Date.parse(known.created_at) < DAY_MS) {
    return known.body === raw
      ? Response.json({ id: known.id })
      : refuse(409, 'invalid_idempotent_request', 'Same idempotency key used with a different payload');
  }
  const id = crypto.randomUUID();
  mails.put({ ...parsed.output, id, created_at: new Date().toISOString(), key, body: raw });
  return Response.json({ id });
}

/** A mail as the service describes it. */
function described({ key: _, body: __, ...mail }: Stored) {
  return { object: 'email', ...mail, last_event: 'delivered' };
}

async function respond(request: Request, mails: Journal<Stored>): Promise<Response> {
  const [, room = '', id, action] = new URL(request.url).pathname.split('/');
  const route = `${request.method} /${room}`;
  const mail = id === undefined ? undefined : mails.get(id);
  if (route === 'POST /emails') return send(request, await request.text(), mails);
  if (route === 'GET /emails' && id === undefined) {
    const data = mails.newest(LISTED).map((listed) => {
      const { html: _, text: __, ...rest } = described(listed);
      return rest;
    });
    return Response.json({ object: 'list', has_more: false, data });
  }
  if (route === 'GET /emails' && mail) return Response.json(described(mail));
  if (route === 'GET /emails')
    return Response.json({ statusCode: 404, name: 'not_found', message: 'Email not found' }, { status: 404 });
  if (route === 'GET /') return htmlResponse(inboxPage(mails.newest(LISTED)));
  if (route === 'GET /mails' && mail) return htmlResponse(mailPage(mail, ''));
  if (route === 'POST /mails' && mail && action === 'unsubscribe')
    return htmlResponse(mailPage(mail, await oneClick(mail)));
  return htmlResponse(
    page('Not found', html`<h1>There is no such page</h1><p><a href="/">Inbox</a></p>`),
    404,
  );
}

/**
 * The stand-in for the mail service: speaks the part of Resend's API that the functions use, and shows what came as an
 * inbox page. What it holds survives in a file.
 */
export function serveMailbox(port: number, file: string): Promise<Served> {
  const mails = new Journal(file, storedSchema);
  return serveHttp(port, (request) => respond(request, mails));
}
