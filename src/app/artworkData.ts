import { type GalleryItem, mediumOf } from '#content/gallery.ts';
import { site } from '#content/site.ts';
import { avifFile, type PictureData, widthsOf } from '#ui/pictureFiles.ts';

interface Address {
  origin: string;
  page: string;
  preview: string;
}

/** An artwork as schema.org structured data. */
export function artworkData(
  work: GalleryItem,
  picture: PictureData,
  { origin, page, preview }: Address,
): object {
  const creator = { '@type': 'Person', name: site.owner, url: origin };
  const copyright = { copyrightNotice: `© ${site.owner}`, creditText: site.owner };
  return {
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    name: work.title,
    description: work.alt,
    url: page,
    artform: mediumOf(work.category),
    creator,
    image: {
      '@type': 'ImageObject',
      contentUrl: `${origin}/pictures/${avifFile(picture.src, Math.max(...widthsOf(picture)))}`,
      thumbnailUrl: preview,
      creator,
      ...copyright,
    },
  };
}
