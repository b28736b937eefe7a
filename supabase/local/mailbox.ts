import { html } from '../functions/_shared/html.ts';
import { type Served, serveHttp } from './http.ts';
import { Journal } from './journal.ts';
import { MailApi, type StoredMail, storedMailSchema } from './mailApi.ts';
import { htmlResponse, page } from './page.ts';

/** The number of entries on the page. */
const LISTED = 1_000;

function inboxPage(mails: readonly StoredMail[]): string {
  return page(
    'Inbox',
    html`<h1>Inbox</h1><p>The mails that the site has sent, newest first.</p>
<ul>${mails.map(
      (mail) =>
        html`<li><a href="/mails/${mail.id}">${mail.subject}</a><br><small>to ${mail.to.join(', ')}, ${mail.created_at}</small></li>`,
    )}</ul>${mails.length === 0 ? html`<p>Nothing yet.</p>` : ''}`,
  );
}

function mailPage(mail: StoredMail, note: string): string {
  const rows = Object.entries({
    From: mail.from,
    To: mail.to.join(', '),
    ...(mail.reply_to !== null && { 'Reply-To': mail.reply_to }),
    Date: mail.created_at,
    ...mail.headers,
  });
  // A sandbox without scripts, as in a mail program; links open in a new tab.
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
async function oneClick(mail: StoredMail): Promise<string> {
  const address = /<(https?:[^>]+)>/.exec(mail.headers['List-Unsubscribe'] ?? '')?.[1];
  if (address === undefined) return 'This mail has no such button.';
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: mail.headers['List-Unsubscribe-Post'] ?? '',
  });
  return `The answer: ${answer.status} ${await answer.text()}`;
}

/** A mail as the service describes it. */
function described({ key: _, body: __, answer: ___, ...mail }: StoredMail) {
  return { object: 'email', ...mail, last_event: 'delivered' };
}

async function respond(request: Request, mails: Journal<StoredMail>, api: MailApi): Promise<Response> {
  const [, resource = '', id, action] = new URL(request.url).pathname.split('/');
  const route = `${request.method} /${resource}`;
  const mail = id === undefined ? undefined : mails.get(id);
  if (route === 'GET /domains') return api.listDomains(request);
  if (route === 'POST /emails') return api.send(request, id === 'batch');
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
 * The stand-in for Resend: the part of its API that the functions use, and an inbox page. The package `emulate` (0.12.2)
 * lacks validation, 429s, errors of a batch and an unsubscribe button.
 *
 * @param callsPerSecond as for a new account of the service.
 * @param domains the account's verified domains.
 */
export function serveMailbox(
  port: number,
  file: string,
  callsPerSecond = 5,
  domains: readonly string[] = [],
): Promise<Served> {
  const mails = new Journal(file, storedMailSchema);
  const api = new MailApi(mails, { callsPerSecond, domains });
  return serveHttp(port, (request) => respond(request, mails, api));
}
