import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looks } from '#looks';
import { sentenceOf, shortfallsOf } from '#theme/contrast.ts';
import { footerColumns } from '../../src/content/navigation.ts';
import { pictureEntries } from '../../src/content/pictures.ts';
import { projects } from '../../src/content/projects.ts';
import { contactLinks, player, socialLinks, streamingServices } from '../../src/content/services.ts';
import { merchandise } from '../../src/content/store.ts';
import { onlineClass, tip } from '../../supabase/functions/_shared/content/catalog.ts';
import { formatAmount, formatPrice } from '../../supabase/functions/_shared/money.ts';
import { siteLibrary } from '../pictures/plugin.ts';
import { root } from '../setup/tools.mjs';
import type { Finding } from './findings.ts';
import { pictureFindings } from './pictures.ts';
import { placeholderFindings } from './placeholders.ts';
import { priceFindings } from './prices.ts';
import { originals, type Sample, sampleFile, traces } from './sample.ts';
import { contentFiles, contentTexts } from './texts.ts';

const sampleTests = 'tests/sample';

function sampleTestFindings(): Finding[] {
  if (!existsSync(join(root, sampleTests))) return [];
  const what = "checks the sample's content; delete the folder once the content is yours.";
  return [{ kind: 'open', where: sampleTests, what }];
}

function playerFindings(): Finding[] {
  if (!/^0*$/.test(player.artist)) return [];
  const what = "the player has no artist; put the last part of your page's address on Spotify there.";
  return [{ kind: 'open', where: 'src/content/services.ts', what }];
}

const pricesShown = () => [
  ...[onlineClass?.priceCents, ...(tip?.presetsCents ?? []), tip?.minimumCents].flatMap((cents) =>
    cents === undefined ? [] : [formatPrice(cents), formatAmount(cents)],
  ),
  ...merchandise.map(({ price }) => price),
];

/** Pairs of colors with too little contrast. */
const contrastFindings = (): Finding[] =>
  shortfallsOf(looks).map((shortfall) => ({
    kind: 'wrong',
    where: 'supabase/functions/_shared/content/looks.ts',
    what: sentenceOf(shortfall),
  }));

/** The findings about content whose types are right, the worst first. */
export async function contentFindings(): Promise<Finding[]> {
  const sample: Sample = JSON.parse(readFileSync(sampleFile, 'utf8'));
  const texts = await contentTexts();
  const links = projects.flatMap(({ title, link }) => (link ? [{ label: title, href: link }] : []));
  return [
    ...contrastFindings(),
    ...(await pictureFindings(siteLibrary, pictureEntries)),
    ...priceFindings(texts, pricesShown()),
    ...placeholderFindings(
      'navigation.ts',
      footerColumns.flatMap(({ links: column }) => column),
    ),
    ...placeholderFindings('services.ts', [...socialLinks, ...streamingServices, ...contactLinks]),
    ...playerFindings(),
    ...placeholderFindings('projects.ts', links),
    ...traces(sample, texts, await originals(), contentFiles()),
    ...sampleTestFindings(),
  ];
}
