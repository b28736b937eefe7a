// @vitest-environment node
import { expect, it } from 'vitest';
import { site } from '#content/site.ts';
import { fingerprint, originals, ownSentences, sampleFile } from '../../.scripts/content/sample.ts';
import { contentTexts } from '../../.scripts/content/texts.ts';

/** `vitest -u` writes the file again when the sample has changed. */
it('is recognized by the owner’s check by words, sentences and pictures', async () => {
  const surname = site.owner.split(' ').at(-1);
  const words = ['Neon Lasso', 'Birdie', surname, 'cowpunk'];
  const sentences = ownSentences(await contentTexts()).map(({ text }) => fingerprint(text));
  const pictures = [...(await originals()).values()].map(fingerprint);
  expect(sentences.length).toBeGreaterThan(100);
  expect(pictures.length).toBeGreaterThan(100);
  const sample = JSON.stringify({ words, sentences: sentences.sort(), pictures: pictures.sort() });
  await expect(`${sample}\n`).toMatchFileSnapshot(sampleFile);
});
