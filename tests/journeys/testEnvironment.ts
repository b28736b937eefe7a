import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { serveSite } from '../../.scripts/site/serveSite.ts';
import { type Backend, startBackend } from '../../supabase/local/backend.ts';
import { launchOptions } from '../browser.ts';
import { rows } from './rows.ts';
import { settingsOf, type WorkerSettings } from './workerSettings.ts';

/** A site and a browser, for a visitor's journey through it. */
export interface TestEnvironment {
  readonly site: string;
  readonly browser: Browser;
  /** A visitor's own browser profile, new for every test. */
  readonly visitor: BrowserContext;
  /** The pages' console errors, policy violations and uncaught exceptions. */
  readonly pageErrors: string[];
  newPage(): Promise<Page>;
}

/** The site of this worker: two test files never share one. */
export const ownSettings = settingsOf(Number(process.env['VITEST_POOL_ID'] ?? 1));

let running: Promise<Browser> | undefined;

/** The browser of this worker, which all its test files share: it ends with the worker. */
const sharedBrowser = () => (running ??= chromium.launch(launchOptions));

const defined = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The test environment is not running yet.');
  return value;
};

let started: Promise<Backend> | undefined;

/** What the tables of a backend hold, and its limits count, is gone. */
const emptied = `do $$ begin execute (
  select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = 'public'
); end $$`;

/** Gives a test file the backend of this worker, with empty tables; returns its controls. */
export function embeddedBackend({ dir, ports, site }: WorkerSettings = ownSettings): () => Backend {
  let backend: Backend | undefined;
  beforeAll(async () => {
    started ??= startBackend({
      dataDir: `${dir}/backend`,
      reset: true,
      ports,
      siteUrl: site,
      deliverEveryMs: 1000,
    });
    backend = await started;
    await rows(backend, emptied);
  });
  return () => defined(backend);
}

/** Serves a site until it is stopped. */
export type Serve = (settings: WorkerSettings) => Promise<{ stop(): Promise<unknown> }>;

const serveBuild: Serve = async ({ builtSite, site }) => {
  const server = await serveSite(builtSite, Number(new URL(site).port));
  return { stop: async () => server.close() };
};

interface TestEnvironmentOptions {
  settings?: WorkerSettings;
  serve?: Serve;
  /** The console messages that fail a test. */
  failOn?: readonly ReturnType<ConsoleMessage['type']>[];
}

/** Serves a site, the build by default, once for a test file; a test fails if it leaves errors. */
export function testEnvironment({
  settings = ownSettings,
  serve = serveBuild,
  failOn = ['error'],
}: TestEnvironmentOptions = {}): TestEnvironment {
  const { site } = settings;
  const pageErrors: string[] = [];
  let served: Awaited<ReturnType<Serve>> | undefined;
  let browser: Browser | undefined;
  let visitor: BrowserContext | undefined;

  beforeAll(async () => {
    [served, browser] = await Promise.all([serve(settings), sharedBrowser()]);
  });

  afterAll(() => served?.stop());

  beforeEach(async () => {
    pageErrors.length = 0;
    visitor = await defined(browser).newContext();
    await visitor.addInitScript(() => {
      document.addEventListener('app:ready', () => document.documentElement.setAttribute('data-ready', ''));
    });
    visitor.on('console', (message) => {
      const isOurs = message.page()?.url().startsWith(site) ?? false;
      if (failOn.includes(message.type()) && isOurs) pageErrors.push(message.text());
    });
    visitor.on('weberror', (error) => pageErrors.push(String(error.error())));
  });

  afterEach(async () => {
    await visitor?.close();
    expect(pageErrors).toEqual([]);
  });

  return {
    site,
    pageErrors,
    get browser() {
      return defined(browser);
    },
    get visitor() {
      return defined(visitor);
    },
    newPage: () => defined(visitor).newPage(),
  };
}
