import { join } from 'node:path';
import { type Glyph, type Font as OpenFont, openSync } from 'fontkit';
import type { Font } from '../../supabase/functions/_shared/content/looks.ts';

export interface Lettering {
  /** As in the attribute `d`, from the baseline's beginning. */
  path: string;
  width: number;
  /** The height of its capitals. */
  height: number;
  /** What a stroke adds to the outline, for a face that should be bolder than it is. */
  stroke: number;
}

/** Of the size, for the boldness that a variable font's default weight lacks. */
const EMBOLDENING = 0.035;

/** Sets words as outlines, in fonts that no machine has to have. */
export class Typesetter {
  readonly #files: readonly OpenFont[];
  readonly #stroke: number;

  /**
   * @param fonts the folder of the font's files.
   * @param isBold the heaviest weight is meant. A variable font is drawn in its default one, since fontkit cannot vary a
   *   WOFF2, and made bolder by a stroke.
   */
  constructor({ family, files, weight }: Font, fonts: string, isBold = false) {
    this.#stroke = isBold && weight.includes(' ') ? EMBOLDENING : 0;
    this.#files = files.map(({ name }) => {
      const font = openSync(join(fonts, name));
      if (!('layout' in font)) throw new Error(`${name} of the font ${family} is a collection of fonts.`);
      return font;
    });
  }

  /** One line; what the font has no letter for is left out. */
  set(text: string, size: number): Lettering {
    let width = 0;
    let path = '';
    for (const { font, letters } of this.#runs(text)) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(letters);
      glyphs.forEach((glyph: Glyph, at: number) => {
        const place = positions[at];
        const outline = glyph.path.scale(scale, -scale);
        path += outline.translate(width + (place?.xOffset ?? 0) * scale, 0).toSVG();
        width += (place?.xAdvance ?? glyph.advanceWidth) * scale;
      });
    }
    const [font] = this.#files;
    return {
      path,
      width,
      height: font ? (font.capHeight * size) / font.unitsPerEm : 0,
      stroke: size * this.#stroke,
    };
  }

  /** As large as the width allows. */
  fit(text: string, width: number, largest: number): Lettering & { size: number } {
    const size = Math.min(largest, (largest * width) / this.set(text, largest).width);
    return { ...this.set(text, size), size };
  }

  /** Broken into lines of this width at most, where words allow it. */
  wrap(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
      if (lines.length > 0 && this.set(longer, size).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  #runs(text: string): { font: OpenFont; letters: string }[] {
    const runs: { font: OpenFont; letters: string }[] = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const font = this.#files.find((file) => file.hasGlyphForCodePoint(code));
      const last = runs.at(-1);
      if (font === undefined) continue;
      if (last?.font === font) last.letters += letter;
      else runs.push({ font, letters: letter });
    }
    return runs;
  }
}
