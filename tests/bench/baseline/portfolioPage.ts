import { galleryItems, galleryTexts } from '#content/gallery.ts';
import { site } from '#content/site.ts';
import { documentByHand } from './documentByHand.ts';
import { pictureByHand } from './pictureByHand.ts';

const SIZES =
  '(max-width: 479px) and (min-resolution: 1.5dppx) 213px, (max-width: 479px) 400px, (max-width: 1023px) 300px, 280px';

/** The gallery's pictures as written by hand: the first eagerly, the others by the browser's lazy loading. */
export async function portfolioPage(): Promise<string> {
  const works = await Promise.all(
    galleryItems.map(async ({ title, slug }, index) => {
      const attributes = index === 0 ? 'fetchpriority="high"' : 'loading="lazy"';
      const picture = await pictureByHand('gallery', slug, { sizes: SIZES, attributes });
      return `<li><a href="/portfolio/${slug}">${picture}${title}</a></li>`;
    }),
  );
  return documentByHand({
    name: 'portfolio',
    title: 'Portfolio',
    description: `The gallery's ${galleryItems.length} pictures as one would write them by hand: what the real one is measured against.`,
    body: `<header><a href="/home">${site.name}</a></header>
<main>
<h1>${galleryTexts.heading}</h1>
<p>${galleryTexts.description}</p>
<ul>
${works.join('\n')}
</ul>
</main>`,
  });
}
