import { resolve } from 'node:path';
import { openSync } from 'fontkit';
import type { FallbackMetrics, Font } from '#looks';

/* Not from this file's own address, which Panda does not know where it bundles its configuration. */
const folder = resolve('src/content/fonts');

/** Compared in width, with letters about as often as English has them. */
const SENTENCE =
  'Pick a door: new work and new songs, about once a month, and the lazy dog jumps over a quick brown fox.';

/** The mean width of that sentence's letters in Arial, in its size. */
const arial = { regular: 0.4619, bold: 0.4968 };

const percent = (part: number): `${number}%` => `${Number((100 * part).toFixed(1))}%`;

/** The metrics that the machine's own sans takes on for a font. */
export function fallbackMetrics(font: Font, weight: keyof typeof arial) {
  return { ...(font.fallback ?? measure(font, weight)), lineGapOverride: '0%' };
}

/** @throws one sentence, where the font's file is missing or is no font. */
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

/** The mean width of a letter, in the font's size, up to which headings are as large as they can be. */
const NARROW = 0.42;

/** How large the largest headings may be, from 0 to 1: a wide face needs the room that a narrow one leaves. */
export const headingScale = (font: Font) => Math.min(1, NARROW / read(font).width);
