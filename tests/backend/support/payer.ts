import * as v from 'valibot';
import type { Backend } from '../../../supabase/local/backend.ts';
import { call, type Reply } from './call.ts';

/** What a payer does on the payment page, and what later becomes of the payment. */
export type Doing =
  | 'pay'
  | 'delay'
  | 'delay-fail'
  | 'decline'
  | 'expire'
  | 'succeed'
  | 'fail'
  | 'refund'
  | 'dispute';

const onThePage: ReadonlySet<Doing> = new Set<Doing>(['pay', 'delay', 'delay-fail', 'decline', 'expire']);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Opens the payment page that a function has answered with, and does what is asked there, one thing after the other. */
export async function atTheCheckout(
  { urls }: Backend,
  opened: Reply,
  doings: readonly Doing[],
  email = 'payer@example.com',
): Promise<{ session: string; back: string; replies: Reply[] }> {
  const { url } = v.parse(v.object({ url: v.string() }), opened.json);
  const page = await call(url, { method: 'GET' });
  const cancel = /href="([^"]+)">Cancel/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const replies: Reply[] = [];
  for (const doing of doings) {
    const target = onThePage.has(doing) ? url : `${urls.checkout}/sessions/${url.split('/').at(-1)}`;
    const body = new URLSearchParams({ do: doing, email, name: 'Pat Payer' }).toString();
    replies.push(await call(target, { headers: form, body }));
  }
  return { session: new URL(cancel).searchParams.get('session') ?? '', back: cancel, replies };
}
