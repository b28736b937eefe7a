import { check, ok, wrong } from './check.ts';
import type { Context } from './context.ts';
import { originCheck } from './site.ts';

/** The number of pages that are checked. */
const SAMPLE = 12;

export const robotsCheck = check('robots', [originCheck], async (context) => {
  const { status, text } = await context.page('/robots.txt');
  const sitemap = `${context.site}/sitemap.xml`;
  if (status !== 200)
    return wrong(`/robots.txt is answered with ${status}.`, `Publish it: ${context.deployCommand}`);
  if (/^disallow:\s*\/\s*$/im.test(text))
    return wrong(
      '/robots.txt keeps search engines out.',
      'Switch off what the host puts in its place, such as its rules for AI crawlers or for previews.',
    );
  if (!text.includes(sitemap))
    return wrong(`/robots.txt does not name ${sitemap}.`, `Publish it again: ${context.deployCommand}`);
  return ok('/robots.txt lets search engines in, and names the sitemap.');
});

async function listedPages(context: Context): Promise<string[]> {
  const { status, text } = await context.page('/sitemap.xml');
  return status === 200 ? [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url) : [];
}

/** Evenly spaced paths of the list. */
function sampleOf(urls: readonly string[], site: string): string[] {
  const step = Math.max(1, Math.ceil(urls.length / SAMPLE));
  return urls.filter((_, index) => index % step === 0).map((url) => url.slice(site.length));
}

export const sitemapCheck = check('sitemap', [originCheck], async (context) => {
  const urls = await listedPages(context);
  const publish = `Publish the site again: ${context.deployCommand}`;
  if (urls.length === 0) return wrong('/sitemap.xml is missing, or lists no page.', publish);
  const elsewhere = urls.find((url) => !url.startsWith(`${context.site}/`));
  if (elsewhere !== undefined)
    return wrong(`/sitemap.xml lists ${elsewhere}, which is not on this site.`, publish);
  const sample = sampleOf(urls, context.site);
  for (const path of sample) {
    const { status } = await context.page(path);
    if (status !== 200)
      return wrong(`/sitemap.xml lists ${path}, which is answered with ${status}.`, publish);
  }
  return ok(`The sitemap lists ${urls.length} pages; ${sample.length} of them were asked for, and answer.`);
});

export const previewsCheck = check('previews', [sitemapCheck], async (context) => {
  const paths = sampleOf(await listedPages(context), context.site);
  const publish = `Publish the site again, with all of dist/pictures: ${context.deployCommand}`;
  const pictures = new Set<string>();
  for (const path of paths) {
    const { text } = await context.page(path);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
    if (!picture?.startsWith(`${context.site}/`))
      return wrong(`${path} has no picture of this site for shared links.`, publish);
    pictures.add(picture);
  }
  for (const picture of pictures) {
    const { status, headers } = await context.fetch(picture, { method: 'HEAD' });
    if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
      return wrong(
        `The picture for shared links ${picture} is answered with ${status}, as no image.`,
        publish,
      );
  }
  return ok(`Shared links show a picture: ${pictures.size} were asked for, and are there.`);
});
