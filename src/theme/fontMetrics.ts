import { resolve } from 'node:path';
import { openSync } from 'fontkit';
import type { FallbackMetrics, Font } from '#looks';

/* Not relative to `import.meta.url`, which changes when Panda bundles its configuration. */
const folder = resolve('src/content/fonts');

/** The sample for comparing widths, with English letter frequencies. */
const SENTENCE =
  'Pick a door: new work and new songs, about once a month, and the lazy dog jumps over a quick brown fox.';

/** The sample's mean letter width in Arial, in em. */
const arial = { regular: 0.4619, bold: 0.4968 };

const percent = (part: number): `${number}%` => `${Number((100 * part).toFixed(1))}%`;

/** The `@font-face` overrides that fit the system's sans serif to a font's metrics. */
export function fallbackMetrics(font: Font, weight: keyof typeof arial) {
  return { ...(font.fallback ?? measure(font, weight)), lineGapOverride: '0%' };
}

/** @throws an error in one sentence if the font's file is missing or invalid. */
function read({ family, files: [file] }: Font) {
  try {
    const font = openSync(resolve(folder, file.name));
    if (!('layout' in font)) throw new Error('it is a collection of fonts');
    const em = font.unitsPerEm;
    return {
      width: font.layout(SENTENCE).advanceWidth / em / SENTENCE.length,
      ascent: font.ascent / em,
      descent: -font.descent / em,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The font ${family} cannot be read from src/content/fonts/${file.name}: ${reason}`);
  }
}

function measure(font: Font, weight: keyof typeof arial): FallbackMetrics {
  const { width, ascent, descent } = read(font);
  const size = width / arial[weight];
  return {
    sizeAdjust: percent(size),
    ascentOverride: percent(ascent / size),
    descentOverride: percent(descent / size),
  };
}

/** The mean letter width, in em, up to which headings get the largest size. */
const NARROW = 0.42;

/** A factor from 0 to 1 on the largest headings: wide fonts need the room that narrow ones leave. */
export const headingScale = (font: Font) => Math.min(1, NARROW / read(font).width);
