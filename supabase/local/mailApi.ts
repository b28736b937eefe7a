import * as v from 'valibot';
import type { Journal } from './journal.ts';

/** How long the service remembers an idempotency key. */
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_BATCH = 100;

const line = (field: string) =>
  v.pipe(
    v.string(`Missing \`${field}\` field.`),
    v.minLength(1, `Missing \`${field}\` field.`),
    v.regex(/^\P{Cc}*$/u, `The \`${field}\` field must be one line.`),
  );
/** Resend also refuses domains such as example.com, which the tests of this project write to. */
const address = (field: string) =>
  v.pipe(
    line(field),
    v.regex(
      /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+)$/,
      `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`,
    ),
  );

/** The fields of a mail that we use. */
const sendSchema = v.object({
  from: address('from'),
  to: v.union([
    v.pipe(v.array(address('to')), v.minLength(1, 'Missing `to` field.')),
    v.pipe(
      address('to'),
      v.transform((text) => [text]),
    ),
  ]),
  subject: line('subject'),
  html: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  reply_to: v.nullish(address('reply_to'), null),
  headers: v.optional(v.record(v.string(), line('headers')), {}),
});
const jsonSchema = v.pipe(v.string(), v.parseJson());

export const storedMailSchema = v.object({
  id: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  reply_to: v.nullable(v.string()),
  headers: v.record(v.string(), v.string()),
  created_at: v.string(),
  /** Of the request that this mail was the first of: its idempotency key, its body and what it was answered. */
  key: v.nullable(v.string()),
  body: v.string(),
  answer: v.optional(v.string(), ''),
});
export type StoredMail = v.InferOutput<typeof storedMailSchema>;
type Sent = Omit<StoredMail, 'key' | 'body' | 'answer'>;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The message of the innermost issue: a union's own does not name the field. */
function messageOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  return issue?.issues ? messageOf(issue.issues) : (issue?.message ?? 'Invalid request.');
}

/** No domain under .invalid can ever be verified (RFC 2606). */
const isVerifiable = (domain: string) => !domain.endsWith('.invalid');

function checked(mail: unknown): Sent {
  const parsed = v.safeParse(sendSchema, mail);
  if (!parsed.success) {
    const message = messageOf(parsed.issues);
    const code = message.startsWith('Missing') ? 'missing_required_field' : 'validation_error';
    throw new Refusal(422, code, message);
  }
  const domain = /@([^>]+)>?$/.exec(parsed.output.from)?.[1] ?? '';
  if (!isVerifiable(domain))
    throw new Refusal(
      403,
      'validation_error',
      `The ${domain} domain is not verified. Please, add and verify your domain on https://resend.com/domains`,
    );
  return { ...parsed.output, id: crypto.randomUUID(), created_at: new Date().toISOString() };
}

function authorize(request: Request): void {
  const key = request.headers.get('authorization')?.replace(/^Bearer\s*/, '');
  if (!key) throw new Refusal(401, 'missing_api_key', 'Missing API key in the authorization header.');
  if (key.includes('revoked')) throw new Refusal(403, 'invalid_api_key', 'API key is invalid.');
}

/** Reads the mails of a request. @returns them with the answer that lists them. */
function read(batch: boolean, permissive: boolean, raw: string): { sent: Sent[]; answer: object } {
  const json = v.safeParse(jsonSchema, raw);
  if (!json.success) throw new Refusal(400, 'validation_error', 'The request body is not valid JSON.');
  if (!batch) {
    const mail = checked(json.output);
    return { sent: [mail], answer: { id: mail.id } };
  }
  if (!Array.isArray(json.output) || json.output.length === 0 || json.output.length > MAX_BATCH)
    throw new Refusal(422, 'validation_error', `A batch is an array of 1 to ${MAX_BATCH} emails.`);
  const sent: Sent[] = [];
  const errors: { index: number; message: string }[] = [];
  for (const [index, mail] of json.output.entries()) {
    try {
      sent.push(checked(mail));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422 || !permissive) throw error;
      errors.push({ index, message: error.message });
    }
  }
  const data = sent.map(({ id }) => ({ id }));
  return { sent, answer: permissive ? { data, errors } : { data } };
}

interface MailApiOptions {
  readonly callsPerSecond: number;
  /** The domains of the account. */
  readonly domains: readonly string[];
}

/** Resend's two calls that send, and the one that lists domains. */
export class MailApi {
  readonly #mails: Journal<StoredMail>;
  readonly #callsPerSecond: number;
  readonly #domains: readonly string[];
  #calls: number[] = [];

  constructor(mails: Journal<StoredMail>, { callsPerSecond, domains }: MailApiOptions) {
    this.#mails = mails;
    this.#callsPerSecond = callsPerSecond;
    this.#domains = domains;
  }

  async send(request: Request, batch: boolean): Promise<Response> {
    return this.#answer(request, async () => this.#take(request, batch, await request.text()));
  }

  async listDomains(request: Request): Promise<Response> {
    return this.#answer(request, async () => ({
      object: 'list',
      has_more: false,
      data: this.#domains.map((name, index) => ({
        id: `domain-${index}`,
        name,
        status: isVerifiable(name) ? 'verified' : 'failed',
        created_at: '2026-01-01T00:00:00.000Z',
        region: 'us-east-1',
        capabilities: { sending: 'enabled', receiving: 'disabled' },
      })),
    }));
  }

  async #answer(request: Request, work: () => Promise<unknown>): Promise<Response> {
    const now = Date.now();
    this.#calls = this.#calls.filter((at) => now - at < 1000);
    const limits = { 'ratelimit-limit': String(this.#callsPerSecond), 'ratelimit-reset': '1' };
    try {
      if (this.#calls.length >= this.#callsPerSecond)
        throw new Refusal(
          429,
          'rate_limit_exceeded',
          `Too many requests. You can only make ${this.#callsPerSecond} requests per second. See rate limit response headers for more information.`,
        );
      this.#calls.push(now);
      authorize(request);
      return Response.json(await work(), { headers: limits });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      return Response.json(
        { statusCode: status, name: code, message },
        { status, headers: { ...limits, ...(status === 429 && { 'retry-after': '1' }) } },
      );
    }
  }

  #take(request: Request, batch: boolean, body: string): unknown {
    const key = request.headers.get('idempotency-key');
    const known = this.#mails.byKey(key);
    if (known && Date.now() - Date.parse(known.created_at) < DAY_MS) {
      if (known.body === body) return JSON.parse(known.answer);
      throw new Refusal(
        409,
        'invalid_idempotent_request',
        'This idempotency key has been used on a request with a different payload.',
      );
    }
    const permissive = request.headers.get('x-batch-validation') === 'permissive';
    const { sent, answer } = read(batch, permissive, body);
    const [first, ...others] = sent;
    if (first)
      this.#mails.put(
        { ...first, key, body, answer: JSON.stringify(answer) },
        ...others.map((mail) => ({ ...mail, key: null, body: '', answer: '' })),
      );
    return answer;
  }
}
