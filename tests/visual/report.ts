import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { root } from '../../.scripts/checks/steps.ts';
import { thumbnail } from './baselines.ts';
import type { Environment } from './environment.ts';
import type { Shot, Verdict } from './run.ts';

const file = `${root}.reports/visual/index.html`;

/** More than this would slow a browser down; the others are only named. */
const MOST_PICTURES = 300;

const styles = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #f4f4f4 }
  h2 { margin-top: 3rem } h3 { margin: 2rem 0 .5rem; font-size: 1rem }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  figure { margin: 0 } figcaption { color: #555 }
  img { max-width: 100%; border: 1px solid #bbb; background: #fff }
  code { background: #e4e4e4; padding: .1em .3em } pre { white-space: pre-wrap }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure(caption: string, picture: Buffer): string {
  const source = `data:image/avif;base64,${picture.toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><img src="${source}" alt="${caption}"></figure>`;
}

/** Both pictures' pixels on a canvas that holds either. */
async function onOneCanvas(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all(
    [before, after].map((picture, index) =>
      sharp(picture)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? width),
          bottom: height - (sizes[index]?.height ?? height),
          background: 'transparent',
        })
        .raw()
        .toBuffer(),
    ),
  );
  if (!one || !other) throw new Error('There are two pictures.');
  return { one, other, width, height };
}

/** Differences are red. Both pictures are compressed alike. */
async function differenceOf(before: Buffer, after: Buffer): Promise<Buffer> {
  const { one, other, width, height } = await onOneCanvas(before, after);
  const marked = Buffer.alloc(one.length);
  pixelmatch(one, other, marked, width, height, { threshold: 0.1 });
  return sharp(marked, { raw: { width, height, channels: 4 } })
    .webp({ quality: 60 })
    .toBuffer();
}

async function picturesOf({ before, png }: Shot): Promise<string> {
  const was = before === undefined ? undefined : readFileSync(before);
  const is = png === undefined ? undefined : await thumbnail(png);
  const figures = [
    ...(was ? [figure('Before', was)] : []),
    ...(is ? [figure('After', is)] : []),
    ...(was && is ? [figure('Difference', await differenceOf(was, is))] : []),
  ];
  return `<div class="three">${figures.join('')}</div>`;
}

const headings: Partial<Record<Verdict, string>> = {
  changed: 'Changed',
  broken: 'Failed while it was shown',
  new: 'New: there is no accepted picture yet',
  gone: 'Gone: there is an accepted picture, but no such story or mode anymore',
};

/** Writes one self-contained page with before, after and difference side by side, and returns its path. */
export async function writeReport(shots: readonly Shot[], environment: Environment): Promise<string> {
  let room = MOST_PICTURES;
  const sections: string[] = [];
  for (const [verdict, heading] of Object.entries(headings)) {
    const found = shots.filter((shot) => shot.verdict === verdict);
    if (found.length === 0) continue;
    sections.push(`<h2>${heading} (${found.length})</h2>`);
    for (const shot of found) {
      const { story, title, mode, problems = [] } = shot;
      sections.push(`<h3>${escaped(title)} · ${mode} <code>${story}</code></h3>`);
      sections.push(...problems.map((problem) => `<pre>${escaped(problem)}</pre>`));
      if (room > 0) sections.push(await picturesOf(shot));
      room -= 1;
    }
  }
  const same = shots.filter(({ verdict }) => verdict === 'same').length;
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What looks different</title>
<style>${styles}</style>
<h1>What looks different</h1>
<p>${same} of ${shots.length} pictures are as they were accepted. Taken with ${escaped(`${environment.browser} on ${environment.machine}`)}.</p>
${sections.length > 0 ? '<p>To accept: <code>npm run visual -- --approve</code>, or only some with <code>--only</code> and the beginning of a story’s id.</p>' : ''}
${room < 0 ? `<p>Only the first ${MOST_PICTURES} are shown; the others are named.</p>` : ''}
${sections.join('\n')}
</html>
`;
  mkdirSync(`${root}.reports/visual`, { recursive: true });
  writeFileSync(file, page);
  return file;
}
