import '#content/pictures.generated.css';
import type { ComponentProps } from 'react';
import { type PictureName, pictureFamilies } from '#content/pictures.generated.ts';
import { cx } from '#styled/css';
import { type PictureVariantProps, picture } from '#styled/recipes';

interface PictureProps
  extends Pick<PictureVariantProps, 'fit'>,
    Pick<ComponentProps<'img'>, 'className' | 'onError' | 'onLoad' | 'ref'> {
  name: PictureName;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string;
  /** It stands in the first view: fetched first, never lazily. */
  isFirstView?: boolean;
  /** Fetched at once, but after what is in the first view. */
  isEager?: boolean;
}

const file = (name: PictureName, width: number, extension: string) =>
  `/pictures/${name}-${width}.${extension}`;

type Family = keyof typeof pictureFamilies;

/** All pictures of a family have one shape, so the list of all names need not come along. */
function shapeOf(name: PictureName) {
  const isFamily = (family: string): family is Family => family in pictureFamilies;
  const family = name.slice(0, name.indexOf('/'));
  if (!isFamily(family)) throw new Error(`There is no family of pictures for ${name}.`);
  return pictureFamilies[family];
}

const sourceSet = (name: PictureName, widths: readonly number[], extension: string) =>
  widths.map((width) => `${file(name, width, extension)} ${width}w`).join(', ');

/** A picture of the manifest in every format and width there is of it. It keeps its place, and its colour, while it loads. */
export function Picture({
  name,
  alt,
  sizes,
  isFirstView = false,
  isEager = isFirstView,
  fit,
  className,
  ...rest
}: PictureProps) {
  const { width, height, avif, webp, jpeg } = shapeOf(name);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, avif, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(name, webp, 'webp')} sizes={sizes} />
      <img
        {...rest}
        src={file(name, jpeg[0], 'jpg')}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : 'auto'}
        decoding="async"
        data-picture={name}
        className={cx(picture({ fit }), className)}
      />
    </picture>
  );
}
