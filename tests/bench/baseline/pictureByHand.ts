import { siteLibrary } from '../../../.scripts/pictures/plugin.ts';
import { avifFile, fallbackFile, fallbackWidth, widthsOf } from '../../../src/ui/pictureFiles.ts';

interface Shown {
  sizes: string;
  /** Further attributes, as HTML. */
  attributes: string;
}

/** A picture of the site as one would write it by hand. */
export async function pictureByHand(folder: string, name: string, shown: Shown): Promise<string> {
  const picture = (await siteLibrary.folder(folder)).find((one) => one.name === name);
  if (picture === undefined) throw new Error(`There is no picture ${folder}/${name}.`);
  const { alt, hash, width, height } = picture;
  const src = `${folder}/${name}.${hash}`;
  const files = widthsOf(picture).map((each) => `/pictures/${avifFile(src, each)} ${each}w`);
  return `<picture>
<source type="image/avif" srcset="${files.join(', ')}" sizes="${shown.sizes}">
<img src="/pictures/${fallbackFile(src, fallbackWidth(picture))}" alt="${alt.replaceAll('"', '&quot;')}" width="${width}" height="${height}" ${shown.attributes}>
</picture>`;
}
