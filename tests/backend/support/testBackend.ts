import postgres from 'postgres';
import * as v from 'valibot';
import type { Backend } from '../../../supabase/local/backend.ts';
import { type Call, call, type Reply } from './call.ts';

const listSchema = v.object({ data: v.array(v.object({ id: v.string(), to: v.array(v.string()) })) });
const mailSchema = v.object({
  id: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  reply_to: v.nullable(v.string()),
  headers: v.record(v.string(), v.string()),
});
export type ReceivedMail = v.InferOutput<typeof mailSchema>;

const PATIENCE_MS = 10_000;

/** The whole backend, as `npm start` has it, for one test file. */
export class TestBackend {
  readonly backend: Backend;
  readonly sql: postgres.Sql;
  /** What the backend reported. */
  readonly lines: string[];

  /** @param databaseUrl where the backend does not use its own database. */
  constructor(backend: Backend, lines: string[], databaseUrl = backend.urls.database) {
    this.backend = backend;
    this.lines = lines;
    this.sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => {} });
  }

  /** Calls a function as the site's page does. */
  post(name: string, body: unknown, { headers, ...rest }: Call = {}): Promise<Reply> {
    return call(`${this.backend.urls.functions}/${name}`, {
      headers: { apikey: this.backend.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      ...rest,
    });
  }

  /** Calls deliver-mail, as the scheduler does. */
  async deliver(): Promise<void> {
    const reply = await call(`${this.backend.urls.functions}/deliver-mail`, {
      headers: { authorization: `Bearer ${this.backend.deliverySecret}` },
    });
    if (reply.status !== 200) throw new Error(`The delivery was answered with ${reply.status}.`);
  }

  /** The mails that an address has received, newest first. */
  async mailsTo(address: string): Promise<ReceivedMail[]> {
    const { urls } = this.backend;
    const list = v.parse(listSchema, await (await fetch(`${urls.mailbox}/emails`)).json());
    const ids = list.data.filter(({ to }) => to.includes(address)).map(({ id }) => id);
    return Promise.all(
      ids.map(async (id) => v.parse(mailSchema, await (await fetch(`${urls.mailbox}/emails/${id}`)).json())),
    );
  }

  /** The newest mail to an address, once there are so many. */
  async mailTo(address: string, count = 1): Promise<ReceivedMail> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const mails = await this.mailsTo(address);
      const [newest] = mails;
      if (newest && mails.length === count) return newest;
      if (performance.now() > until)
        throw new Error(`There are ${mails.length} mails to ${address}, not ${count}.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The token of the link to a page of the site in a mail. */
export function tokenIn(mail: ReceivedMail, page: 'confirm' | 'unsubscribe'): string {
  const token = new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`).exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`The mail "${mail.subject}" has no link to ${page}.`);
  return token;
}
