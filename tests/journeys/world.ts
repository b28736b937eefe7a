import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { serveSite } from '../../.scripts/site/serveSite.ts';
import { type Backend, startBackend } from '../../supabase/local/backend.ts';
import { launchOptions } from '../browser.ts';
import { type Places, placesOf } from './places.ts';
import { rows } from './rows.ts';

/** A site and a browser, for a visitor's journey through it. */
export interface World {
  readonly site: string;
  readonly browser: Browser;
  /** A visitor's own browser profile, new for every test. */
  readonly visitor: BrowserContext;
  /** What the site's pages have complained about: console errors, policy violations, uncaught exceptions. */
  readonly complaints: string[];
  newPage(): Promise<Page>;
}

/** The site of this worker: two test files never share one. */
export const ownPlaces = placesOf(Number(process.env['VITEST_POOL_ID'] ?? 1));

let running: Promise<Browser> | undefined;

/** The browser of this worker, which all its test files share: it ends with the worker. */
const sharedBrowser = () => (running ??= chromium.launch(launchOptions));

const there = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('The world is not up yet.');
  return thing;
};

let started: Promise<Backend> | undefined;

/** What the tables of a backend hold, and its limits count, is gone. */
const emptied = `do $$ begin execute (
  select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') from pg_tables where schemaname = 'public'
); end $$`;

/** Gives a test file the backend of this worker, with empty tables; returns its controls. */
export function embeddedBackend({ dir, ports, site }: Places = ownPlaces): () => Backend {
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
  return () => there(backend);
}

/** Serves a site until it is stopped. */
export type Serve = (places: Places) => Promise<{ stop(): Promise<unknown> }>;

const serveBuild: Serve = async ({ builtSite, site }) => {
  const server = await serveSite(builtSite, Number(new URL(site).port));
  return { stop: async () => server.close() };
};

interface WorldOptions {
  places?: Places;
  serve?: Serve;
  /** The console messages that fail a test. */
  complains?: readonly ReturnType<ConsoleMessage['type']>[];
}

/** Serves a site, the build by default, once for a test file; a test fails if it leaves complaints. */
export function world({
  places = ownPlaces,
  serve = serveBuild,
  complains = ['error'],
}: WorldOptions = {}): World {
  const { site } = places;
  const complaints: string[] = [];
  let served: Awaited<ReturnType<Serve>> | undefined;
  let browser: Browser | undefined;
  let visitor: BrowserContext | undefined;

  beforeAll(async () => {
    [served, browser] = await Promise.all([serve(places), sharedBrowser()]);
  });

  afterAll(() => served?.stop());

  beforeEach(async () => {
    complaints.length = 0;
    visitor = await there(browser).newContext();
    await visitor.addInitScript(() => {
      document.addEventListener('app:ready', () => document.documentElement.setAttribute('data-ready', ''));
    });
    visitor.on('console', (message) => {
      const isOurs = message.page()?.url().startsWith(site) ?? false;
      if (complains.includes(message.type()) && isOurs) complaints.push(message.text());
    });
    visitor.on('weberror', (error) => complaints.push(String(error.error())));
  });

  afterEach(async () => {
    await visitor?.close();
    expect(complaints).toEqual([]);
  });

  return {
    site,
    complaints,
    get browser() {
      return there(browser);
    },
    get visitor() {
      return there(visitor);
    },
    newPage: () => there(visitor).newPage(),
  };
}
