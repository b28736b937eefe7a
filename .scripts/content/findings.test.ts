// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PictureLibrary } from '../pictures/library.ts';
import { root } from '../setup/tools.mjs';
import { describeFindings, type Finding } from './findings.ts';
import { pictureFindings } from './pictures.ts';
import { placeholderFindings } from './placeholders.ts';
import { priceFindings } from './prices.ts';
import { fingerprint, traces } from './sample.ts';
import { contentFiles } from './texts.ts';
import { readTypeErrors } from './typeErrors.ts';

const sentence = 'I photograph harbors before anybody else is awake.';
const text = { text: sentence, where: 'src/content/site.ts, line 3' };
const bytes = (value: string) => new TextEncoder().encode(value);

describe("the owner's check", () => {
  it('runs from end to end, and finds nothing wrong', { timeout: 60_000 }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, '.scripts/content.ts')], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^(?:Still open:|Nothing is left to do\.)$/m);
    expect(status).toBe(0);
  });

  it('lists errors before open items, and says when none are left', () => {
    const open: Finding = { kind: 'open', where: 'a.ts', what: 'leads nowhere.' };
    const wrong: Finding = { kind: 'wrong', where: 'b.ts, line 2', what: 'is no number.' };
    expect(describeFindings([open, wrong])).toBe(
      [
        'Wrong, and to be fixed before the site is published:',
        '  b.ts, line 2: is no number.',
        '',
        'Still open:',
        '  a.ts: leads nowhere.',
      ].join('\n'),
    );
    expect(describeFindings([])).toBe('Nothing is left to do.');
  });

  it("reads the compiler's errors, each with its file and line, without the lines that explain them", () => {
    const output = [
      "src/content/gallery.ts(12,5): error TS2741: Property 'alt' is missing in type '{ slug: string; }'.",
      "  Types of property 'x' are incompatible.",
    ].join('\n');
    expect(readTypeErrors(output)).toEqual([
      {
        kind: 'wrong',
        where: 'src/content/gallery.ts, line 12',
        what: "Property 'alt' is missing in type '{ slug: string; }'.",
      },
    ]);
  });

  it.each([
    ['#privacy', 'leads nowhere'],
    ['https://www.instagram.com/', "leads to the service's front page"],
    ['https://example.com/game', 'is a placeholder address'],
  ])('names the link to %s', (href, reason) => {
    const [finding] = placeholderFindings('services.ts', [{ label: 'Link', href }]);
    expect(finding).toMatchObject({ kind: 'open', what: expect.stringContaining(reason) });
  });

  it.each(['/store', 'https://www.instagram.com/maren', 'https://maren.example.net.org/work'])(
    'accepts the link to %s',
    (href) => expect(placeholderFindings('services.ts', [{ label: 'Link', href }])).toEqual([]),
  );

  it('reports an amount that matches no price', () => {
    const texts = ['Prints from $24.99', 'All for $50 instead of €80'].map((each) => ({
      ...text,
      text: each,
    }));
    expect(priceFindings(texts, ['$24.99', '€80']).map(({ what }) => what)).toEqual([
      expect.stringContaining('$50'),
    ]);
  });

  it('recognizes words, sentences and pictures of the sample', () => {
    const sample = {
      words: ['maren'],
      sentences: [fingerprint(sentence)],
      pictures: [fingerprint(bytes('a'))],
    };
    const pictures = new Map([
      ['gallery/a.jpg', bytes('a')],
      ['gallery/b.jpg', bytes('b')],
    ]);
    expect(traces(sample, [text], pictures, []).map(({ where }) => where)).toEqual([
      'src/content/site.ts, line 3',
      'src/content/gallery/a.jpg',
    ]);
    expect(traces({ ...sample, sentences: [], pictures: [] }, [text], pictures, [])).toEqual([]);
  });

  it('finds a word by line, and merges many places into one finding', () => {
    const file = 'src/content/gallery.ts';
    expect(contentFiles()).toContain(file);
    const found = traces({ words: ['e'], sentences: [], pictures: [] }, [], new Map(), [file]);
    expect(found.map(({ where }) => where)).toContain(file);
  });

  it('names a picture that no entry shows, and an entry without its original', async () => {
    const root = await mkdtemp(join(tmpdir(), 'content-'));
    onTestFinished(() => rm(root, { recursive: true }));
    mkdirSync(join(root, 'gallery'));
    const drawing = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });
    writeFileSync(join(root, 'gallery/left-over.png'), await drawing.png().toBuffer());
    const gallery = [{ name: 'pier', alt: 'A pier.' }];
    const library = new PictureLibrary({
      originals: root,
      cache: join(root, 'cache'),
      folders: {},
      read: () => Promise.resolve({ entries: { gallery }, rights: { creator: 'M', copyright: '© M' } }),
    });
    expect(await pictureFindings(library, { gallery })).toMatchObject([
      {
        kind: 'wrong',
        where: 'src/content/gallery',
        what: expect.stringContaining('"pier" has no original'),
      },
      { kind: 'open', where: 'src/content/gallery/left-over.png' },
    ]);
  });
});
