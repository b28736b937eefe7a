import { defineGlobalFontface } from '@pandacss/dev';

/**
 * Two faces, both under the SIL Open Font License (its text lies beside the files in public/fonts). They were cut down
 * with fonttools from Truculenta (weight 900, width 90, optical size 72) and Figtree (weights 400 to 700). The first
 * file of each holds English; the second the other letters of Latin-1, and is fetched only by a page that has one.
 *
 * The fallbacks are what the visitor reads until the fonts have come: the machine's own sans with our fonts' metrics,
 * so that nothing moves when they swap. The widths were tried out: with these, the fewest of this site's headings and
 * texts break into other lines at the usual widths of windows (and a little narrower than Arial over the faces' mean,
 * since it is a fallback's extra line that moves a page). The other numbers are the faces' ascent and descent over that.
 */
const BASIC = 'U+20-7E, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
const ACCENTS = 'U+A1-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+201A, U+201E, U+2022, U+20AC';

const file = (name: string) => `url("/fonts/${name}.woff2") format("woff2")`;

export const fonts = defineGlobalFontface({
  Truculenta: [
    { src: file('truculenta'), fontDisplay: 'swap', fontWeight: '900', unicodeRange: BASIC },
    { src: file('truculenta-accents'), fontDisplay: 'swap', fontWeight: '900', unicodeRange: ACCENTS },
  ],
  'Truculenta Fallback': {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("LiberationSans-Bold"), local("Roboto-Bold"), local("HelveticaNeue-Bold")',
    fontWeight: '900',
    sizeAdjust: '60%',
    ascentOverride: '175.0%',
    descentOverride: '56.7%',
    lineGapOverride: '0%',
  },
  Figtree: [
    { src: file('figtree'), fontDisplay: 'swap', fontWeight: '400 700', unicodeRange: BASIC },
    { src: file('figtree-accents'), fontDisplay: 'swap', fontWeight: '400 700', unicodeRange: ACCENTS },
  ],
  'Figtree Fallback': {
    src: 'local("Arial"), local("ArialMT"), local("LiberationSans"), local("Roboto"), local("HelveticaNeue")',
    sizeAdjust: '100%',
    ascentOverride: '95.0%',
    descentOverride: '25.0%',
    lineGapOverride: '0%',
  },
});
