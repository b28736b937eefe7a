import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from '../../.scripts/checks/steps.ts';
import { installIfNeeded } from '../../.scripts/setup/install.mjs';
import { median } from './median.ts';

export type Throttling = 'simulate' | 'devtools';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What one run of Lighthouse found. Times in milliseconds, scores from 0 to 100. */
export interface Finding {
  lcp: number;
  fcp: number;
  blocking: number;
  cls: number;
  scores: Record<Category, number>;
  /** The audits that cost points. */
  flaws: readonly string[];
}

/** Lighthouse brings a tenth of all packages along, so it is installed for the benchmark only. */
const folder = join(root, 'tests', 'bench', 'lighthouse');

/** @throws Error with one sentence. */
export const installLighthouse = () => installIfNeeded(folder, 'Installing Lighthouse…');

const reportSchema = v.object({
  audits: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
      displayValue: v.optional(v.string()),
    }),
  ),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
});

/** Runs Lighthouse's mobile audit once, in the browser that listens on `port`. */
export async function audit(url: string, port: number, throttling: Throttling): Promise<Finding> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      `--port=${port}`,
      `--throttling-method=${throttling}`,
      `--only-categories=${categories.join(',')}`,
      // It would show the whole page at once, and so all that waits for being scrolled to.
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: Number.POSITIVE_INFINITY },
  );
  const { audits, categories: found } = v.parse(reportSchema, JSON.parse(stdout));
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((found[category]?.score ?? Number.NaN) * 100);
  return {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    flaws: Object.values(found)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}

/** The median of each figure. */
export function medianFinding(findings: readonly Finding[]): Finding {
  const of = (pick: (finding: Finding) => number) => median(findings.map(pick));
  return {
    lcp: of((finding) => finding.lcp),
    fcp: of((finding) => finding.fcp),
    blocking: of((finding) => finding.blocking),
    cls: of((finding) => finding.cls),
    scores: {
      performance: of((finding) => finding.scores.performance),
      accessibility: of((finding) => finding.scores.accessibility),
      'best-practices': of((finding) => finding.scores['best-practices']),
      seo: of((finding) => finding.scores.seo),
    },
    flaws: [...new Set(findings.flatMap(({ flaws }) => flaws))],
  };
}
