import { html } from '../functions/_shared/html.ts';
import type { Session } from './checkoutSession.ts';
import { page } from './page.ts';

function amountOf({ amount, currency }: Session): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

export function payPage(session: Session, note: string): string {
  return page(
    'Payment',
    html`<h1>${session.name}: ${amountOf(session)}</h1>
<p>This replaces the hosted payment page. No money moves.</p>
<form method="post" action="/pay/${session.id}">
<p><label>Email <input name="email" type="email" required value="payer@example.com" autocomplete="off"></label>
<label>Name <input name="name" required value="Pat Payer" autocomplete="off"></label></p>
<p><button name="do" value="pay">Pay</button>
<button name="do" value="delay">Pay with a method that takes its time</button>
<button name="do" value="delay-fail">… and then fails</button>
<button name="do" value="decline">Pay with a card that is declined</button></p>
<p><button name="do" value="expire" formnovalidate>Let it expire</button> <a href="${session.cancelUrl}">Cancel</a></p></form>
<p role="status">${note}</p>`,
  );
}

export function listPage(sessions: readonly Session[]): string {
  const button = (session: Session, name: string, label: string) =>
    html`<form method="post" action="/sessions/${session.id}"><button name="do" value="${name}">${label}</button></form>`;
  const actions = (session: Session) => {
    if (session.status !== 'complete' || session.end !== null) return '';
    return session.paid
      ? [button(session, 'refund', 'Refund'), button(session, 'dispute', 'Dispute')]
      : [button(session, 'succeed', 'Let it succeed now'), button(session, 'fail', 'Let it fail now')];
  };
  return page(
    'Payments',
    html`<h1>Payments</h1><ul>${sessions
      .toReversed()
      .map(
        (session) =>
          html`<li><a href="/pay/${session.id}">${session.name}</a>, ${amountOf(session)}: ${session.end ?? `${session.status}, ${session.paid ? 'paid' : 'unpaid'}`}<br><small>${session.id}</small><br>${actions(session)}</li>`,
      )}</ul>`,
  );
}
