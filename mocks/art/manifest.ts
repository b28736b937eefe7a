/** The typed list of pictures that the site imports, and the colours that stand in until a picture has arrived. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Family, Piece } from './families/family.ts';

const HEADER = '/* Written by `npm run art`. Do not edit: change mocks/art and run it again. */\n';
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const variable = (name: string): string =>
  `family-${name}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const short = (r: number, g: number, b: number): string =>
  `#${[r, g, b].map((v) => Math.min(15, Math.round(v / 17)).toString(16)).join('')}`;

/** The average colour of the upper and of the lower half. */
async function halves(path: string): Promise<readonly [string, string]> {
  const { data } = await sharp(path)
    .resize(1, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const value = (i: number): number => data[i] ?? 0;
  return [short(value(0), value(1), value(2)), short(value(3), value(4), value(5))];
}

export interface Generated {
  readonly path: string;
  readonly text: string;
}

/** Names on which the placeholders of one stylesheet are meant. */
function stylesheetOf(family: string): string {
  if (['concept-art', '3d', 'illustration', 'toy-design'].includes(family))
    return 'pictures.gallery.generated.css';
  if (family === 'projects') return 'pictures.projects.generated.css';
  return 'pictures.generated.css';
}

export async function manifest(
  families: readonly Family[],
  folder: string,
  extra: {
    readonly brands: readonly { readonly id: string; readonly name: string }[];
    readonly socials: readonly string[];
  },
): Promise<Generated[]> {
  const present = (family: Family, piece: Piece): string =>
    join(folder, `${family.name}/${piece.id}-${family.avif[0] ?? 0}.avif`);
  const shapes: string[] = [];
  const drawn: string[] = [];
  const entries: string[] = [];
  const texts: string[] = [];
  const sheets = new Map<string, string[]>();
  const missing: string[] = [];
  for (const family of families) {
    if (!family.pieces.some((piece) => existsSync(present(family, piece)))) {
      missing.push(family.name);
      continue;
    }
    drawn.push(`  ${quote(family.name)}: ${variable(family.name)},`);
    const list = (widths: readonly number[]): string => `[${widths.join(', ')}]`;
    shapes.push(
      `const ${variable(family.name)} = {\n  width: ${family.width},\n  height: ${family.height},\n  avif: ${list(family.avif)},\n  webp: ${list(family.webp)},\n  jpeg: ${list(family.jpeg)},\n} as const;`,
    );
    for (const piece of family.pieces) {
      const path = present(family, piece);
      if (!existsSync(path)) {
        missing.push(`${family.name}/${piece.id}`);
        continue;
      }
      const name = `${family.name}/${piece.id}`;
      entries.push(`  ${quote(name)}: ${variable(family.name)},`);
      texts.push(
        `  ${quote(name)}: {\n    title: ${quote(piece.title)},\n    alt: ${quote(piece.alt)},\n  },`,
      );
      const [top, bottom] = await halves(path);
      const rule = `[data-picture="${name}"]{background:${top === bottom ? top : `linear-gradient(${top},${bottom})`}}`;
      const file = stylesheetOf(family.name);
      sheets.set(file, [...(sheets.get(file) ?? []), rule]);
    }
  }
  const names = `/**
 * Every picture of the site, by name. The file of a picture is \`/pictures/<name>-<width>.<avif|webp|jpg>\`, in the widths
 * listed for each format; width and height are its own size. Its placeholder is the rule \`[data-picture="<name>"]\` of the
 * generated stylesheets; its title and alternative text are in pictures.texts.generated.ts, apart, since the page that
 * shows a picture need not carry the words of all the others.
 */`;
  const code = `${HEADER}
${shapes.join('\n\n')}

${names}
export const pictures = {
${entries.join('\n')}
} as const;

export type PictureName = keyof typeof pictures;

/** The shapes by family, which is the first part of a picture's name: all that showing a picture needs. */
export const pictureFamilies = {
${drawn.join('\n')}
} as const;

/** Static marks in \`/pictures/brands/<id>.svg\`; they take the colour of the text around them when inlined or used as a mask. */
export const brandMarks = [
${extra.brands.map((brand) => `  { id: ${quote(brand.id)}, name: ${quote(brand.name)} },`).join('\n')}
] as const;

/** Previews for other sites, 1200 by 630, in \`/pictures/social/<name>.jpg\`. */
export const socialPreviews = [
${extra.socials.map((name) => `  ${quote(name)},`).join('\n')}
] as const;
`;
  const words = `${HEADER}import type { PictureName } from './pictures.generated.ts';

/** Title and alternative text of every picture. */
export const pictureTexts = {
${texts.join('\n')}
} as const satisfies Record<PictureName, { readonly title: string; readonly alt: string }>;
`;
  if (missing.length > 0) console.warn(`Not drawn yet, so not in the manifest: ${missing.join(', ')}.`);
  return [
    { path: 'pictures.generated.ts', text: code },
    { path: 'pictures.texts.generated.ts', text: words },
    ...[...sheets].map(([path, rules]) => ({ path, text: `${HEADER}${rules.join('\n')}\n` })),
  ];
}
