import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isOriginal, type PictureLibrary } from '../pictures/library.ts';
import type { Finding } from './findings.ts';

/** Pictures without an entry, and incomplete entries. */
export async function pictureFindings(
  library: PictureLibrary,
  names: Readonly<Record<string, readonly { name: string }[]>>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [folder, entries] of Object.entries(names)) {
    const where = `src/content/${folder}`;
    await library.folder(folder).catch((error: unknown) => {
      findings.push({ kind: 'wrong', where, what: error instanceof Error ? error.message : String(error) });
    });
    const known = new Set(entries.map(({ name }) => name));
    const originals = (await readdir(join(library.originals, folder)).catch(() => [])).filter(isOriginal);
    for (const file of originals.filter((each) => !known.has(parse(each).name)))
      findings.push({
        kind: 'open',
        where: `${where}/${file}`,
        what: 'no entry shows this picture; write one for it, or delete the file.',
      });
  }
  return findings;
}
