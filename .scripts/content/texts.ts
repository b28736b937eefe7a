import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/tools.mjs';

/** The folders of an owner's texts. */
export const contentFolders = ['src/content', 'supabase/functions/_shared/content'];

/** A text of the content, with its place. */
export interface ContentText {
  text: string;
  where: string;
}

/** Every text in a module's exported values. */
function textsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) textsIn(each, found);
}

function lineOf(source: string, text: string): string {
  const start = text.slice(0, 30).split(/["'`\n]/, 1)[0] ?? '';
  const at = start === '' ? -1 : source.indexOf(start);
  return at < 0 ? '' : `, line ${source.slice(0, at).split('\n').length}`;
}

/** The modules of the content, by their path in the project. */
export function contentFiles(): string[] {
  return contentFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => `${folder}/${file}`),
  );
}

/** The texts of the content, each once, in the first file that holds it. */
export async function contentTexts(): Promise<ContentText[]> {
  const texts = new Map<string, ContentText>();
  for (const file of contentFiles()) {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    // Virtual modules of Vite repeat the content of other modules.
    if (source.includes("from 'virtual:")) continue;
    const found = new Set<string>();
    textsIn(await import(pathToFileURL(path).href), found);
    for (const text of found) {
      const line = lineOf(source, text);
      if (!texts.has(text) && line !== '') texts.set(text, { text, where: `${file}${line}` });
    }
  }
  return [...texts.values()];
}
