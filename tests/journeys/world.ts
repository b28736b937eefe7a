import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { serveSite } from '../../.scripts/site/serveSite.ts';
import { type Backend, startBackend } from '../../supabase/local/backend.ts';
import { launchOptions } from '../browser.ts';
import { placesOf } from './places.ts';

/** The built site and a browser, for a visitor's journey through it. */
export interface World {
  readonly site: string;
  readonly browser: Browser;
  /** A visitor's own browser profile, new for every test. */
  readonly visitor: BrowserContext;
  /** What the site's pages have complained about: console errors, policy violations, uncaught exceptions. */
  readonly complaints: string[];
  newPage(): Promise<Page>;
}

const { builtSite, dir, ports, site } = placesOf(Number(process.env['VITEST_POOL_ID'] ?? 1));

const there = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('The world is not up yet.');
  return thing;
};

/** Brings the functions and all that they need up once for a test file, empty; gives what they are controlled by. */
export function embeddedBackend(): () => Backend {
  let backend: Backend | undefined;
  beforeAll(async () => {
    const dataDir = `${dir}/backend`;
    rmSync(dataDir, { recursive: true, force: true });
    backend = await startBackend({ dataDir, ports, siteUrl: site, deliverEveryMs: 1000 });
  });
  afterAll(() => backend?.stop());
  return () => there(backend);
}

/** Brings the world up once for a test file; a test that leaves complaints behind has failed. */
export function world(): World {
  const complaints: string[] = [];
  let server: Server | undefined;
  let browser: Browser | undefined;
  let visitor: BrowserContext | undefined;

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      serveSite(builtSite, Number(new URL(site).port)),
      chromium.launch(launchOptions),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  beforeEach(async () => {
    complaints.length = 0;
    visitor = await there(browser).newContext();
    visitor.on('console', (message) => {
      const isOurs = message.page()?.url().startsWith(site) ?? false;
      if (message.type() === 'error' && isOurs) complaints.push(message.text());
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
