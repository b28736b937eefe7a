/**
 * What the site costs, measured beside a hand-written static page with the same hero, in one run: the ratios hold on
 * any machine, the milliseconds only on this one.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { chromium } from 'playwright';
import { root } from '../../.scripts/checks/steps.ts';
import { buildSite } from '../../.scripts/site/buildSite.ts';
import { compressAll } from '../../.scripts/site/compress.ts';
import { siteHeaders, writeHeaders } from '../../.scripts/site/headers.ts';
import { serveSite } from '../../.scripts/site/serveSite.ts';
import { loadFunctions } from '../backend/support/load.ts';
import { launchOptions } from '../browser.ts';
import { audit, type Finding, medianFinding, type Throttling } from './lighthouse.ts';
import { scriptBytes } from './scripts.ts';

const RUNS = 5;
const ports = { site: 4183, baseline: 4184, debugging: 4185 };
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** The figures that /home has to reach, and for scripts every other page too. */
const budgets = {
  scriptBytes: (path: string) => (path === '/home' ? 90_000 : 100_000),
  lcpRatio: { simulate: 1.25, devtools: 1.1 } satisfies Record<Throttling, number>,
  score: 100,
  cls: 0,
};

async function serveBaseline(): Promise<Server> {
  const dir = `${root}.local/bench/baseline`;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(`${root}public`, dir, { recursive: true });
  await cp(`${root}tests/bench/baseline`, dir, { recursive: true });
  await cp(`${dir}/home.html`, `${dir}/404.html`);
  await writeFile(`${dir}/_headers`, writeHeaders(siteHeaders([], 'http://localhost:54321')));
  await compressAll(dir);
  return serveSite(dir, ports.baseline);
}

async function serveBuild(): Promise<Server> {
  const outDir = `${root}.local/bench/site`;
  await buildSite({ outDir, origin: `http://localhost:${ports.site}`, backend: 'http://localhost:54321' });
  return serveSite(outDir, ports.site);
}

/** The routes in the sitemap: those that anybody may land on. All artworks are one page, so the first stands for them. */
async function listedPaths(): Promise<string[]> {
  const sitemap = await readFile(`${root}.local/bench/site/sitemap.xml`, 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const isArtwork = (path: string) => path.startsWith('/portfolio/');
  return paths.filter((path) => !isArtwork(path) || path === paths.find(isArtwork));
}

async function measure(throttling: Throttling): Promise<{ site: Finding; baseline: Finding }> {
  const site: Finding[] = [];
  const baseline: Finding[] = [];
  for (let run = 1; run <= RUNS; run++) {
    process.stderr.write(`\r${throttling}: run ${run} of ${RUNS} `);
    baseline.push(await audit(`http://localhost:${ports.baseline}/home`, ports.debugging, throttling));
    site.push(await audit(`http://localhost:${ports.site}/home`, ports.debugging, throttling));
  }
  process.stderr.write('\n');
  return { site: medianFinding(site), baseline: medianFinding(baseline) };
}

/** Every function on the embedded backend, with sixteen callers at once. */
async function loadBackend(verdict: (holds: boolean) => string): Promise<void> {
  console.log('\nThe functions under load, 16 callers for 20 s each:');
  await loadFunctions({ seconds: 20, atOnce: 16 }, ({ name, answers, serverErrors, median, p99, wrong }) => {
    const figures = `${answers} answers, median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    console.log(
      `  ${name}: ${figures}, ${serverErrors} server errors ${verdict(serverErrors === 0 && wrong.length === 0)}`,
    );
    for (const fault of wrong) console.log(`    ${fault}`);
  });
}

/** Runs the whole bench and prints it. @returns the exit code: 1 when a figure is over its budget. */
export async function runBench(): Promise<number> {
  const servers = [await serveBuild(), await serveBaseline()];
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${ports.debugging}`],
  });
  let isWithin = true;
  const verdict = (holds: boolean) => {
    isWithin &&= holds;
    return holds ? 'ok' : 'OVER';
  };

  try {
    console.log('JavaScript before any interaction (brotli):');
    for (const path of await listedPaths()) {
      const bytes = await scriptBytes(browser, `http://localhost:${ports.site}${path}`);
      console.log(
        `  ${path}: ${kb(bytes)} KB of ${kb(budgets.scriptBytes(path))} ${verdict(bytes <= budgets.scriptBytes(path))}`,
      );
    }

    for (const throttling of ['simulate', 'devtools'] as const) {
      const { site, baseline } = await measure(throttling);
      const ratio = site.lcp / baseline.lcp;
      const line = (name: string, of: (finding: Finding) => number) =>
        console.log(`  ${name}: ${of(site).toFixed(0)} ms, static ${of(baseline).toFixed(0)} ms`);
      console.log(`\n/home beside the static page, ${throttling} throttling, median of ${RUNS}:`);
      line('first contentful paint', (finding) => finding.fcp);
      line('largest contentful paint', (finding) => finding.lcp);
      line('total blocking time', (finding) => finding.blocking);
      const most = budgets.lcpRatio[throttling];
      console.log(`  LCP ratio: ${ratio.toFixed(2)} of ${most.toFixed(2)} ${verdict(ratio <= most)}`);
      console.log(`  CLS: ${site.cls.toFixed(3)} ${verdict(site.cls <= budgets.cls)}`);
      for (const [category, score] of Object.entries(site.scores)) {
        console.log(`  ${category}: ${score} ${verdict(score >= budgets.score)}`);
      }
    }
    await loadBackend(verdict);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
  return isWithin ? 0 : 1;
}
