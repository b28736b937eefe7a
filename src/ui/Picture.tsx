import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { type PictureVariantProps, picture as pictureRecipe } from '#styled/recipes';
import { avifFile, fallbackFile, fallbackWidth, type PictureData, widthsOf } from './pictureFiles.ts';

interface PictureProps
  extends Pick<PictureVariantProps, 'fit'>,
    Pick<ComponentProps<'img'>, 'className' | 'onError' | 'onLoad' | 'ref'> {
  picture: PictureData;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string;
  /** It stands in the first view: fetched first, never lazily. */
  isFirstView?: boolean;
  /** Fetched at once, but after what is in the first view. */
  isEager?: boolean;
}

/** A picture in every width that the build derives. It keeps its place, and its color, while it loads. */
export function Picture({
  picture,
  alt,
  sizes,
  isFirstView = false,
  isEager = isFirstView,
  fit,
  className,
  ...rest
}: PictureProps) {
  const { placeholder, src, width, height } = picture;
  const files = widthsOf(picture).map((each) => `/pictures/${avifFile(src, each)} ${each}w`);
  return (
    <picture>
      <source type="image/avif" srcSet={files.join(', ')} sizes={sizes} />
      <img
        {...rest}
        src={`/pictures/${fallbackFile(src, fallbackWidth(picture))}`}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isFirstView ? 'high' : 'auto'}
        decoding="async"
        data-picture={placeholder}
        className={cx(pictureRecipe({ fit }), className)}
      />
    </picture>
  );
}
