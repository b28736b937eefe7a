import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Looks } from '../../supabase/functions/_shared/content/looks.ts';
import { colorsFor } from './colors.ts';
import { type Lettering, Typesetter } from './lettering.ts';

/** The input of the drawings. */
export interface Identity {
  looks: Looks;
  name: string;
  owner: string;
  tagline: string;
  /** The folder of the owner's content. */
  content: string;
}

const fontsIn = (content: string) => join(content, 'fonts');

export const displayFace = ({ looks, content }: Identity) =>
  new Typesetter(looks.fonts.display, fontsIn(content), true);
export const textFace = ({ looks, content }: Identity) => new Typesetter(looks.fonts.text, fontsIn(content));

/** One of the owner's own drawings in src/content/logo, if there. */
export async function ownDrawing({ content }: Identity, name: 'icon' | 'mark' | 'poster') {
  return readFile(join(content, 'logo', `${name}.svg`), 'utf8').catch(() => undefined);
}

/** The first letters of the first two words that begin with one. */
const initials = (name: string) =>
  [...name.matchAll(/(?<![\p{L}\p{N}]['’]?)[\p{L}\p{N}]/gu)]
    .slice(0, 2)
    .map(([letter]) => letter.toUpperCase())
    .join('');

/** Lettering as an element, with its baseline beginning at a place. */
export const lettered = ({ path, stroke }: Lettering, x: number, y: number, color = 'currentColor') =>
  `<path fill="${color}" stroke="${stroke > 0 ? color : 'none'}" stroke-width="${stroke}" stroke-linejoin="round" transform="translate(${x} ${y})" d="${path}"/>`;

/** The initials in the middle of a square. */
function monogram(identity: Identity, side: number, width: number): string {
  const set = displayFace(identity).fit(initials(identity.name), width, width);
  return lettered(set, (side - set.width) / 2, (side + set.height) / 2);
}

/** In one color, that of the text around it; the owner's mark or icon, else the initials in a frame. */
export async function markOf(identity: Identity): Promise<string> {
  const own = (await ownDrawing(identity, 'mark')) ?? (await ownDrawing(identity, 'icon'));
  const frame =
    '<rect x="2" y="2" width="32" height="32" rx="8" fill="none" stroke="currentColor" stroke-width="3"/>';
  return (
    own ??
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${frame}${monogram(identity, 36, 20)}</svg>`
  );
}

/** A drawing as a part of another one. */
export function placed(svg: string, x: number, y: number, side: number, color: string): string {
  const [, attributes = '', shapes = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const kept = attributes.replace(/\s(?:x|y|width|height|xmlns|color)="[^"]*"/g, '');
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" color="${color}"${kept}>${shapes}</svg>`;
}

/** The icon of a tab: the owner's own, else the mark or the initials on the accent. */
export async function iconOf(identity: Identity): Promise<string> {
  const own = await ownDrawing(identity, 'icon');
  if (own !== undefined) return own;
  const { accent, onAccent } = colorsFor(identity.looks);
  const mark = await ownDrawing(identity, 'mark');
  const inside = mark
    ? placed(mark, 12, 12, 40, onAccent)
    : `<g color="${onAccent}">${monogram(identity, 64, 44)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${accent}"/>${inside}</svg>`;
}

const RINGS = [10, 12.75, 15.5];

/** The picture of a message page: the owner's own, else rings around the word. */
export async function posterOf(identity: Identity): Promise<string> {
  const rings = RINGS.map((radius) => `<circle cx="18" cy="18" r="${radius}"/>`).join('');
  const own = await ownDrawing(identity, 'poster');
  return (
    own ??
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" fill="none" stroke="currentColor">${rings}</svg>`
  );
}
