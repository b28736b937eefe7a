import lighthouse from 'lighthouse';
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

/** Runs Lighthouse's mobile audit once, in the browser that listens on `port`. */
export async function audit(url: string, port: number, throttling: Throttling): Promise<Finding> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod: throttling,
    onlyCategories: [...categories],
    // It would show the whole page at once, and so all that waits for being scrolled to.
    disableFullPageScreenshot: true,
    logLevel: 'error',
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories: found } = result.lhr;
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
