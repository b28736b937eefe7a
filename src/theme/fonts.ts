import { defineGlobalFontface } from '@pandacss/dev';
import { type Font, looks } from '#looks';
import { fallbackMetrics } from './fontMetrics.ts';

/** The family's CSS name, quoted if necessary. */
const quoted = (family: string) => (/^[A-Za-z][\w-]*$/.test(family) ? family : `"${family}"`);

const fallbackName = ({ family }: Font) => `${family} Fallback`;

/** A font stack; the fallback has the font's metrics, so that swapping shifts nothing. */
export const stackOf = (font: Font) => `${quoted(font.family)}, "${fallbackName(font)}"`;

const facesOf = ({ weight, files }: Font) =>
  files.map(({ name, letters }) => ({
    src: `url("/fonts/${name}") format("woff2")`,
    fontDisplay: 'swap' as const,
    fontWeight: weight,
    ...(letters !== undefined && { unicodeRange: letters }),
  }));

const { display, text } = looks.fonts;

export const fonts = defineGlobalFontface({
  [display.family]: facesOf(display),
  [fallbackName(display)]: {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("LiberationSans-Bold"), local("Roboto-Bold"), local("HelveticaNeue-Bold")',
    fontWeight: display.weight,
    ...fallbackMetrics(display, 'bold'),
  },
  [text.family]: facesOf(text),
  [fallbackName(text)]: {
    src: 'local("Arial"), local("ArialMT"), local("LiberationSans"), local("Roboto"), local("HelveticaNeue")',
    ...fallbackMetrics(text, 'regular'),
  },
});
