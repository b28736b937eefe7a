// @vitest-environment node
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureEntries } from '../../src/content/pictures.ts';
import { isOriginal } from './library.ts';
import { siteLibrary, styles } from './plugin.ts';

const content = join(import.meta.dirname, '../../src/content');
const MB = 1024 * 1024;

describe.each(Object.keys(pictureEntries))('%s', (folder) => {
  /* Git keeps no folder whose last original is gone. */
  const dir = join(content, folder);
  const originals = existsSync(dir) ? readdirSync(dir).filter(isOriginal) : [];

  it('gives every picture its size and a placeholder', { tags: ['B10.shift'], timeout: 60_000 }, async () => {
    const pictures = await siteLibrary.folder(folder);
    expect(pictures).toHaveLength(pictureEntries[folder]?.length ?? 0);
    const css = await styles(siteLibrary, folder);
    for (const [index, { name, width, height, placeholder }] of pictures.entries()) {
      expect(Math.min(width, height), name).toBeGreaterThan(0);
      if (placeholder)
        expect(css.split(`[data-picture=${folder}-${index}]{background:`), name).toHaveLength(2);
    }
  });

  it('has no unused originals', () => {
    const names = pictureEntries[folder]?.map(({ name }) => name);
    expect(originals.map((file) => parse(file).name).filter((name) => !names?.includes(name))).toEqual([]);
  });

  it('has originals small enough for the repository', () => {
    const bytes = originals.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);
    expect(bytes).toBeLessThan(25 * MB);
  });
});
