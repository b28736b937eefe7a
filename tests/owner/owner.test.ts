/**
 * Another artist takes the site over: with nothing but her content, her site is whole, sells at her prices, and shows
 * nothing of this one's artist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { onlineClass, tip } from '#catalog';
import { projects } from '#content/projects.ts';
import { site } from '#content/site.ts';
import { merchandise } from '#content/store.ts';
import { works } from '#content/works.ts';
import { fingerprint, originals, ownSentences } from '../../.scripts/content/sample.ts';
import { contentTexts } from '../../.scripts/content/texts.ts';
import type { Backend } from '../../supabase/local/backend.ts';
import { freePorts } from '../../supabase/local/ports.ts';
import { axeViolations } from '../journeys/axeViolations.ts';
import { isReady, onPaymentPage, setTheme, widths } from '../journeys/pageActions.ts';
import { rows } from '../journeys/rows.ts';
import { ownSettings, testEnvironment } from '../journeys/testEnvironment.ts';
import { buildTree, makeTree, ownersContent } from './tree.ts';

const tree = join(ownSettings.dir, 'owner');
/** Beside the worker's own backend, which other test files of it share. */
const ports = await freePorts();
const settings = { ...ownSettings, builtSite: join(ownSettings.dir, 'owners-site'), ports };
const paths = [
  '/home',
  '/portfolio',
  '/portfolio/pier-at-five',
  '/projects',
  '/store',
  '/featured-class',
  '/contact',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];

beforeAll(() => {
  makeTree(tree);
  expect(buildTree(tree, settings)).not.toMatch(/warn|error/i);
}, 300_000);

const env = testEnvironment({ settings });

async function visit(path: string, width: number): Promise<Page> {
  const page = await env.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(env.site + path);
  await isReady(page);
  return page;
}

it.each(paths)('is complete and passes axe in both themes: %s', async (path) => {
  const page = await visit(path, widths[0]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const [theme, rules] of [
      ['light', 'color'],
      ['dark', 'all'],
    ] as const) {
      await setTheme(page, theme);
      expect(await axeViolations(page, rules), `${theme} at ${width} px`).toEqual([]);
    }
  }
});

it('has no music page and no link to one', async () => {
  const page = await visit('/home', 1280);
  expect(await page.locator('a[href^="/music"]').count()).toBe(0);
  expect((await fetch(`${env.site}/music`)).status).toBe(404);
});

describe('at her prices', () => {
  let backend: Backend;

  beforeAll(async () => {
    const { startBackend }: typeof import('../../supabase/local/backend.ts') = await import(
      /* @vite-ignore */ join(tree, 'supabase/local/backend.ts')
    );
    const dataDir = join(ownSettings.dir, 'owners-backend');
    backend = await startBackend({
      dataDir,
      reset: true,
      ports,
      siteUrl: env.site,
      deliverEveryMs: 1000,
    });
    return () => backend.stop();
  });

  const lastPayment = () =>
    rows(backend, 'select kind, amount_cents, status from payments order by created_at desc limit 1');

  it('pre-orders her class for $60', async () => {
    const page = await visit('/featured-class', 390);
    await page.getByRole('button', { name: 'Pre-Order - $60', exact: true }).click();
    await onPaymentPage(page, 'Print your own negatives (seat): $60.00', 'Pay');
    await see(page).toHaveURL(/\/featured-class\?session=/);
    await see.poll(lastPayment).toEqual([{ kind: 'class', amount_cents: 6000, status: 'paid' }]);
  });

  it('tips $12', async () => {
    const page = await visit('/store', 1280);
    await page.getByRole('button', { name: 'Send a Tip' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$12', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Send Tip' }).click();
    await onPaymentPage(page, 'A roll of film: $12.00', 'Pay');
    await see.poll(lastPayment).toEqual([{ kind: 'tip', amount_cents: 1200, status: 'paid' }]);
  });

  it("subscribes by a mail with her name and color, without the sample's texts", async () => {
    const page = await visit('/home', 390);
    await page.getByRole('textbox', { name: 'Email address' }).fill('wanda@example.com');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    const mails = () => readFileSync(join(ownSettings.dir, 'owners-backend/mailbox.jsonl'), 'utf8');
    await see.poll(mails).toContain('four postcards a year');
    expect(mails()).toContain('Maren Holt Photographs <');
    for (const trace of await tracesOfThisArtist()) expect(mails()).not.toContain(trace);
  });
});

/** Names, titles and sentences of the artist whose content this project holds. */
async function tracesOfThisArtist(): Promise<string[]> {
  const sentences = ownSentences(await contentTexts()).map(({ text }) => text);
  const titles = [...works, ...projects, ...merchandise].map(({ title }) => title);
  const sold = [onlineClass?.title, onlineClass?.orderName, tip?.orderName].filter(
    (name) => name !== undefined,
  );
  return [site.name, site.owner, site.tagline, ...sentences, ...titles, ...sold].filter(
    (trace) => trace.length > 6,
  );
}

const textual = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$|_headers$/;

describe('what she publishes', () => {
  const files = () =>
    readdirSync(settings.builtSite, { recursive: true, encoding: 'utf8' }).map((file) => ({
      file,
      path: join(settings.builtSite, file),
    }));

  it("does not contain the sample's texts", async () => {
    const traces = await tracesOfThisArtist();
    expect(traces.length).toBeGreaterThan(5);
    const found = files()
      .filter(({ file }) => textual.test(file))
      .flatMap(({ file, path }) => {
        const text = readFileSync(path, 'utf8').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
        return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
      });
    expect(found).toEqual([]);
  });

  it('shows only her pictures', async () => {
    const hers = readdirSync(join(ownersContent, 'src/content'), { recursive: true, encoding: 'utf8' });
    const names = new Set(hers.map((file) => file.replaceAll('\\', '/').replace(/\.\w+$/, '')));
    const drawn = ['home/hero', 'class/hero', 'site/card'];
    const shown = files()
      .map(({ file }) => /^pictures[\\/](.+?)\.[0-9a-f]{6}/.exec(file)?.[1]?.replaceAll('\\', '/'))
      .filter((name) => name !== undefined);
    expect(shown.filter((name) => !names.has(name) && !drawn.includes(name))).toEqual([]);
    const ours = new Set([...(await originals()).values()].map(fingerprint));
    const published = files()
      .filter(({ file }) => /\.(?:avif|jpg|png|svg|webp|woff2)$/.test(file) && !file.startsWith('anims'))
      .filter(({ path }) => ours.has(fingerprint(readFileSync(path))));
    expect(published).toEqual([]);
  });
});
