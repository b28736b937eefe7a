import { lookup } from 'node:dns/promises';
import postgres from 'postgres';
import { withoutSlash } from '../site/settings.ts';
import type { Settings } from './settings.ts';

const REQUEST_MS = 10_000;

/** Thrown where a check needs a setting that the env file lacks. */
export class Unset extends Error {
  constructor(name: string) {
    super(`${name} is not set.`);
  }
}

/** A page or a file as the host sent it. */
export interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface ContextOptions {
  /** The path of the env file, for the commands in remedies. */
  readonly envFile: string;
  readonly settings: Settings;
  readonly fetch?: typeof fetch;
  readonly now?: () => Date;
  /** Finds the address of a name. */
  readonly lookup?: (host: string) => Promise<unknown>;
}

/** The checked deployment. */
export class Context {
  readonly settings: Settings;
  readonly now: () => Date;
  readonly lookup: (host: string) => Promise<unknown>;
  readonly envFile: string;
  /** Deploys everything again; each of its steps can be repeated. */
  readonly deployCommand: string;
  readonly deskCommand: string;
  readonly #fetch: typeof fetch;
  readonly #pages = new Map<string, Promise<Fetched>>();
  #sql: postgres.Sql | undefined;
  #lastWork: Promise<unknown> = Promise.resolve();

  constructor({
    envFile,
    settings,
    fetch: send = fetch,
    now = () => new Date(),
    lookup: resolve = lookup,
  }: ContextOptions) {
    this.settings = settings;
    this.envFile = envFile;
    this.now = now;
    this.deployCommand = `npm run deploy -- --env ${envFile}`;
    this.deskCommand = `npm run desk -- --env ${envFile}`;
    this.lookup = resolve;
    this.#fetch = send;
  }

  /** @throws {@link Unset} */
  setting(name: string): string {
    const value = this.settings[name]?.trim();
    if (!value) throw new Unset(name);
    return value;
  }

  /** The site's URL without a trailing slash. */
  get site(): string {
    return withoutSlash(this.setting('SITE_URL'));
  }

  get backend(): string {
    return withoutSlash(this.setting('VITE_SUPABASE_URL'));
  }

  get functions(): string {
    return `${this.backend}/functions/v1`;
  }

  get publishableKey(): string {
    return this.setting('VITE_SUPABASE_PUBLISHABLE_KEY');
  }

  /** The database, by one connection that a pooler in transaction mode takes. */
  get sql(): postgres.Sql {
    this.#sql ??= postgres(this.settings['DATABASE_POOLER_URL']?.trim() || this.setting('SUPABASE_DB_URL'), {
      max: 1,
      prepare: false,
      ssl: 'prefer',
      connect_timeout: REQUEST_MS / 1000,
      connection: { application_name: 'doctor' },
      onnotice: () => {},
    });
    return this.#sql;
  }

  /** Queries the database once the work before has ended: checks run side by side, over one connection. */
  query<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
    const result = this.#lastWork.then(() => work(this.sql));
    this.#lastWork = result.catch(() => {});
    return result;
  }

  /** `fetch` that follows no redirect, and gives up after {@link REQUEST_MS}. */
  readonly fetch: typeof fetch = (input, init) =>
    this.#fetch(input, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_MS), ...init });

  /** A page or a file of the site by its path, fetched once. */
  page(path: string): Promise<Fetched> {
    const known = this.#pages.get(path);
    if (known) return known;
    const fetched = this.#get(path);
    this.#pages.set(path, fetched);
    return fetched;
  }

  async #get(path: string): Promise<Fetched> {
    const response = await this.fetch(this.site + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async close(): Promise<void> {
    await this.#sql?.end({ timeout: 1 });
  }
}
