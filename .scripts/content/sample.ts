import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOriginal } from '../pictures/library.ts';
import { root } from '../setup/tools.mjs';
import type { Finding } from './findings.ts';
import type { ContentText } from './texts.ts';

/** Fingerprints of the sample's content: names, and hashes of its sentences and pictures. */
export interface Sample {
  words: readonly string[];
  sentences: readonly string[];
  pictures: readonly string[];
}

/** Written by tests/sample. */
export const sampleFile = join(root, '.scripts/content/sample.json');

/** Files with texts of buttons, notices and forms, which every owner may keep. */
const generic = /\/(?:checkout|contactForm|mails|missing|newsletter|notFound|redirect|support|waitlist)\.ts/;
const LONG = 40;

export const fingerprint = (value: string | Uint8Array) =>
  createHash('sha256').update(value).digest('hex').slice(0, 10);

/** The sentences that are specific to an artist. */
export function ownSentences(texts: readonly ContentText[]): ContentText[] {
  return texts.filter(
    ({ text, where }) => text.length >= LONG && !generic.test(where) && !/\bneeds? scripts\b/.test(text),
  );
}

/** The originals in the folders of src/content, by their path. */
export async function originals(): Promise<Map<string, Uint8Array>> {
  const content = join(root, 'src/content');
  const files = await readdir(content, { recursive: true });
  const paths = files.filter(isOriginal).sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.replaceAll('\\', '/'), await readFile(join(content, path))] as const),
    ),
  );
}

/** Files outside the content that contain the studio's name, too. */
const named = ['.env.example', 'supabase/config.toml'];

const FEW = 3;

/** One finding for each place, or one for all of a file or folder where there are many. */
function grouped(
  findings: readonly Finding[],
  groupOf: (where: string) => string,
  many: (count: number) => string,
): Finding[] {
  const groups = Map.groupBy(findings, ({ where }) => groupOf(where));
  return [...groups].flatMap(([where, places]): Finding[] =>
    places.length <= FEW ? places : [{ kind: 'open', where, what: many(places.length) }],
  );
}

const fileOf = (where: string) => where.replace(/, line \d+$/, '');
const folderOf = (where: string) => where.slice(0, where.lastIndexOf('/'));

function wordFindings(file: string, words: readonly string[]): Finding[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const found = words.find((word) => line.toLowerCase().includes(word.toLowerCase()));
    if (found === undefined) return [];
    const what = `still says "${found}"; put your own words there.`;
    return [{ kind: 'open' as const, where: `${file}, line ${index + 1}`, what }];
  });
}

/** The sample's leftovers in texts and pictures. @param files whose every line is looked at */
export function traces(
  sample: Sample,
  texts: readonly ContentText[],
  pictures: ReadonlyMap<string, Uint8Array>,
  files: readonly string[],
): Finding[] {
  const sentences = new Set(sample.sentences);
  const known = new Set(sample.pictures);
  const words = [...files, ...named].flatMap((file) => wordFindings(file, sample.words));
  const samples = ownSentences(texts)
    .filter(({ text }) => sentences.has(fingerprint(text)))
    .map(({ text, where }) => ({
      kind: 'open' as const,
      where,
      what: `still the sample's text, "${text.slice(0, LONG)}…"; write your own.`,
    }));
  const shown = [...pictures]
    .filter(([, bytes]) => known.has(fingerprint(bytes)))
    .map(([path]) => ({
      kind: 'open' as const,
      where: `src/content/${path}`,
      what: "still the sample's picture; put your own in its place.",
    }));
  return [
    ...grouped(words, fileOf, (count) => `${count} lines still speak of the sample's artist.`),
    ...grouped(samples, fileOf, (count) => `${count} texts are still the sample's; write your own.`),
    ...grouped(shown, folderOf, (count) => `${count} pictures are still the sample's; put your own there.`),
  ];
}
