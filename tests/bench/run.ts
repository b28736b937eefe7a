/**
 * What the site costs, measured beside hand-written static pages with the same pictures, in one run: the ratios hold on
 * any machine, the milliseconds only on this one.
 */
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { thirdParties } from '#content/services.ts';
import { root } from '../../.scripts/checks/steps.ts';
import { writeLooks } from '../../.scripts/looks/files.ts';
import { buildSite } from '../../.scripts/site/buildSite.ts';
import { compressAll } from '../../.scripts/site/compress.ts';
import { sourceHash } from '../../.scripts/site/document.ts';
import { siteHeaders, writeHeaders } from '../../.scripts/site/headers.ts';
import { serveSite } from '../../.scripts/site/serveSite.ts';
import { publishableKey } from '../../supabase/local/publishableKey.ts';
import { loadFunctions } from '../backend/support/load.ts';
import { launchOptions } from '../browser.ts';
import { homePage } from './baseline/homePage.ts';
import { portfolioPage } from './baseline/portfolioPage.ts';
import { measureDialogs, measureNextPages } from './firstTaps.ts';
import { appendRun } from './history.ts';
import { measureInteractions } from './interactions.ts';
import {
  audit,
  categories,
  type Finding,
  installLighthouse,
  medianFinding,
  type Throttling,
} from './lighthouse.ts';
import { peerRows } from './peers.ts';
import { firstViewPictures } from './pictures.ts';
import { scriptBytes } from './scripts.ts';
import { measureStorybook } from './storybook.ts';
import { type Row, table } from './table.ts';

const RUNS = 5;
const ports = { site: 4183, baseline: 4184, debugging: 4185 };
const origin = `http://localhost:${ports.site}`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** What the figures may be. */
const limits = {
  scriptBytes: (path: string) => (path === '/home' ? 79_872 : 100_000),
  /** Of a page's largest contentful paint to that of the hand-written page. */
  lcpRatio: {
    '/home': { simulate: 1.08, devtools: 1.03 },
    '/portfolio': { simulate: 1.08, devtools: 1.03 },
  } satisfies Record<string, Record<Throttling, number>>,
  /** Of a page's first paint to that of the hand-written page. */
  paintRatio: 1.03,
  /** Of a page's document, as sent (brotli). */
  documentBytes: (path: string) => (/^\/(portfolio|projects)/.test(path) ? 16_000 : 14_000),
  score: 100,
  cls: 0,
  pictures: 12,
};

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const builtSite = `${root}.local/bench/site`;

/** Writes a page with its sheet in it. @returns the sheet. */
async function writeInlined(dir: string, name: string, html: string): Promise<string> {
  const css = (await readFile(`${dir}/${name}.css`, 'utf8')).trim();
  const link = `<link rel="stylesheet" href="/${name}.css">`;
  await writeFile(
    `${dir}/${name}.html`,
    html.replace(link, () => `<style>${css}</style>`),
  );
  return css;
}

/** After the build, whose pictures it shows. */
async function serveBaseline(): Promise<Server> {
  const dir = `${root}.local/bench/baseline`;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(`${root}public`, dir, { recursive: true });
  await writeLooks(dir);
  await cp(`${builtSite}/pictures`, `${dir}/pictures`, { recursive: true });
  await cp(`${root}tests/bench/baseline`, dir, { recursive: true });
  const sheets = {
    '/home': await writeInlined(dir, 'home', await homePage()),
    '/portfolio': await writeInlined(dir, 'portfolio', await portfolioPage()),
  };
  await cp(`${dir}/home.html`, `${dir}/404.html`);
  await writeFile(
    `${dir}/_headers`,
    writeHeaders(
      siteHeaders(
        new Map(
          Object.entries(sheets).map(([path, sheet]) => [path, { scripts: [], styles: [sourceHash(sheet)] }]),
        ),
        {
          backend: 'http://localhost:54321',
          foreign: thirdParties({ pixel: undefined, player: undefined }),
        },
      ),
    ),
  );
  await compressAll(dir);
  return serveSite(dir, ports.baseline);
}

async function serveBuild(): Promise<Server> {
  await buildSite({ outDir: builtSite, origin, backend: 'http://localhost:54321', publishableKey });
  return serveSite(builtSite, ports.site);
}

/** The routes in the sitemap: the indexable pages. Artworks share one page, so the first represents them. */
async function listedPaths(): Promise<string[]> {
  const sitemap = await readFile(`${builtSite}/sitemap.xml`, 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const isArtwork = (path: string) => path.startsWith('/portfolio/');
  return paths.filter((path) => !isArtwork(path) || path === paths.find(isArtwork));
}

/** The medians of each page, which take turns: whatever else the machine does then falls on all of them. */
async function auditAll(pages: readonly string[], throttling: Throttling): Promise<Map<string, Finding>> {
  installLighthouse();
  const findings = new Map<string, Finding[]>(pages.map((page) => [page, []]));
  for (let run = 1; run <= RUNS; run++) {
    for (const [page, found] of findings) {
      process.stderr.write(`${throttling}, run ${run} of ${RUNS}: ${page}\n`);
      found.push(await audit(page, ports.debugging, throttling));
    }
  }
  return new Map([...findings].map(([page, found]) => [page, medianFinding(found)]));
}

async function measureScripts(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of await listedPaths()) {
    const bytes = await scriptBytes(browser, origin + path);
    const limit = limits.scriptBytes(path);
    rows.push({
      of: path,
      what: 'JavaScript before interaction, brotli',
      figure: kb(bytes),
      limit: kb(limit),
      holds: bytes <= limit,
    });
  }
  return rows;
}

async function measureDocuments(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of await listedPaths()) {
    const { size } = await stat(`${builtSite}${path}.html.br`);
    const limit = limits.documentBytes(path);
    rows.push({
      of: path,
      what: 'document with its styles, brotli',
      figure: kb(size),
      limit: kb(limit),
      holds: size <= limit,
    });
  }
  return rows;
}

async function measurePictures(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/portfolio', '/portfolio?filter=3d']) {
    for (const viewport of windows) {
      const count = await firstViewPictures(browser, origin + path, viewport);
      rows.push({
        of: path,
        what: `pictures of the first view at ${viewport.width} x ${viewport.height}`,
        figure: String(count),
        limit: String(limits.pictures),
        holds: count <= limits.pictures,
      });
    }
  }
  return rows;
}

async function measureLcp(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const throttling of ['simulate', 'devtools'] as const) {
    const byHand = (path: string) => `http://localhost:${ports.baseline}${path}`;
    const paths = Object.keys(limits.lcpRatio);
    const found = await auditAll(
      paths.flatMap((path) => [byHand(path), origin + path]),
      throttling,
    );
    for (const [path, ratios] of Object.entries(limits.lcpRatio)) {
      const compare = (name: string, pick: (finding: Finding) => number, limit: number) => {
        const [own = Number.NaN, beside = Number.NaN] = [origin + path, byHand(path)]
          .map((page) => found.get(page))
          .map((finding) => finding && pick(finding));
        rows.push({
          of: path,
          what: `${name} beside the static page, ${throttling} (${own.toFixed(0)} ms, ${beside.toFixed(0)} ms)`,
          figure: (own / beside).toFixed(2),
          limit: limit.toFixed(2),
          holds: own / beside <= limit,
        });
      };
      compare('first paint', ({ fcp }) => fcp, limits.paintRatio);
      compare('LCP', ({ lcp }) => lcp, ratios[throttling]);
    }
  }
  return rows;
}

async function measureLighthouse(): Promise<Row[]> {
  const paths = await listedPaths();
  const found = await auditAll(
    paths.map((path) => origin + path),
    'simulate',
  );
  return paths.flatMap((path): Row[] => {
    const finding = found.get(origin + path);
    if (finding === undefined) return [];
    const scores = categories.map((category) => finding.scores[category]);
    return [
      {
        of: path,
        what: ['Lighthouse', ...finding.flaws].join('; '),
        figure: scores.join('/'),
        limit: categories.map(() => limits.score).join('/'),
        holds: scores.every((score) => score >= limits.score),
      },
      {
        of: path,
        what: 'cumulative layout shift',
        figure: finding.cls.toFixed(3),
        limit: limits.cls.toFixed(3),
        // Below what is printed it is a word a pixel wider in its own face than in the one that stood in for it.
        holds: Number(finding.cls.toFixed(3)) <= limits.cls,
      },
    ];
  });
}

/** Every function on the embedded backend, with sixteen callers at once. */
async function measureBackend(): Promise<Row[]> {
  const rows: Row[] = [];
  await loadFunctions({ seconds: 20, atOnce: 16 }, ({ name, answers, serverErrors, median, p99, wrong }) => {
    for (const fault of wrong) console.error(`${name}: ${fault}`);
    rows.push({
      of: name,
      what: `faults in ${answers} answers to 16 callers (median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`,
      figure: String(serverErrors + wrong.length),
      limit: '0',
      holds: serverErrors === 0 && wrong.length === 0,
    });
  });
  return rows;
}

const parts = {
  documents: measureDocuments,
  scripts: measureScripts,
  pictures: measurePictures,
  lcp: measureLcp,
  interactions: (browser: Browser) => measureInteractions(browser, origin),
  dialogs: (browser: Browser) => measureDialogs(browser, origin),
  pages: async (browser: Browser) => measureNextPages(browser, origin, await listedPaths()),
  lighthouse: measureLighthouse,
  storybook: measureStorybook,
  backend: measureBackend,
};

type Part = keyof typeof parts;

/** What can be measured by itself. */
export const partNames = Object.keys(parts).filter((name): name is Part => name in parts);

/** Measures and prints one table. @returns the exit code: 1 when a figure is over its limit. */
export async function runBench(only: readonly Part[] = partNames): Promise<number> {
  const servers = [await serveBuild(), await serveBaseline()];
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${ports.debugging}`],
  });
  const rows: Row[] = [];
  try {
    for (const part of only) rows.push(...(await parts[part](browser)));
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
  const shown = only.includes('lcp') ? [...rows, ...peerRows] : rows;
  console.log(`\n${table(shown)}\n\nAdded to ${await appendRun(rows)}`);
  return rows.every(({ holds }) => holds) ? 0 : 1;
}
