/**
 * The site's colors, in any CSS notation, and fonts, for pages, icons, drawn pictures, social previews and mails;
 * `npm run build` names pairs with too little contrast, and replacements.
 *
 * It is here and not in src/content because functions are deployed from supabase/functions alone.
 */

/** One color for each theme. */
export interface Themed {
  readonly dark: string;
  readonly light: string;
  /** The sheet of a poster in the light theme; made from the others where it is left out. */
  readonly poster?: string;
}

/** A part of a font, in src/content/fonts: a page fetches it only if it has one of its letters. */
export interface FontFile {
  readonly name: `${string}.woff2`;
  /** As in the CSS descriptor `unicode-range`; all letters where it is left out. */
  readonly letters?: string;
}

export interface Font {
  /** As CSS names it. */
  readonly family: string;
  /** One weight, or the first and last of a variable font. */
  readonly weight: `${number}` | `${number} ${number}`;
  readonly files: readonly [FontFile, ...FontFile[]];
  /** In src/content/fonts, where the font's license has to be published beside it. */
  readonly license?: string;
  /**
   * What makes a machine's own sans as wide and as high as this font, so that nothing moves when it comes; measured in
   * the font's first file where it is left out.
   */
  readonly fallback?: FallbackMetrics;
}

export interface FallbackMetrics {
  readonly sizeAdjust: `${number}%`;
  readonly ascentOverride: `${number}%`;
  readonly descentOverride: `${number}%`;
}

export interface Looks {
  /** For what can be pressed, and for the one thing that a section is about. */
  readonly accent: string | Themed;
  /** Two more for small headings and posters; the accent where they are left out. */
  readonly second?: string | Themed;
  readonly third?: string | Themed;
  /** What everything stands on; the other shades are made from these two. */
  readonly ground: { readonly dark: string; readonly light: string };
  readonly fonts: {
    /** Of headings; its one weight is the heaviest that it has. */
    readonly display: Font;
    /** Of everything else; regular to bold. */
    readonly text: Font;
  };
  /**
   * Where the word of a page that says one thing, such as 404, stands on that page's picture: `upper` for a picture
   * that leaves room there.
   */
  readonly sign: 'upper' | 'middle';
}

const ENGLISH = 'U+20-7E, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
const ACCENTED = 'U+A1-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+201A, U+201E, U+2022, U+20AC';

export const looks: Looks = {
  accent: { dark: 'hsl(328 100% 63%)', light: 'hsl(328 100% 58%)', poster: 'hsl(334 86% 78%)' },
  second: { dark: '#ffc94d', light: '#845400', poster: 'hsl(41 92% 68%)' },
  third: { dark: '#5fd9ca', light: '#0b665e', poster: 'hsl(171 45% 66%)' },
  ground: { dark: '#0d0a18', light: '#f3e8d2' },
  /*
   * Cut down with fonttools from Truculenta (weight 900, width 90, optical size 72) and Figtree (weights 400 to 700). The
   * fallbacks' widths were tried out: with these, the fewest of this site's headings and texts break into other lines at
   * the usual widths of windows (and a little narrower than the faces' mean, since an extra line moves a page).
   */
  fonts: {
    display: {
      family: 'Truculenta',
      weight: '900',
      files: [
        { name: 'truculenta.woff2', letters: ENGLISH },
        { name: 'truculenta-accents.woff2', letters: ACCENTED },
      ],
      license: 'truculenta-OFL.txt',
      fallback: { sizeAdjust: '60%', ascentOverride: '175.0%', descentOverride: '56.7%' },
    },
    text: {
      family: 'Figtree',
      weight: '400 700',
      files: [
        { name: 'figtree.woff2', letters: ENGLISH },
        { name: 'figtree-accents.woff2', letters: ACCENTED },
      ],
      license: 'figtree-OFL.txt',
      fallback: { sizeAdjust: '100%', ascentOverride: '95.0%', descentOverride: '25.0%' },
    },
  },
  sign: 'upper',
};
