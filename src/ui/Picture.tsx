import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { type PictureVariantProps, picture as pictureRecipe } from '#styled/recipes';
import { avifFile, fallbackFile, fallbackWidth, type PictureData, widthsOf } from './pictureFiles.ts';

interface PictureProps
  extends Pick<PictureVariantProps, 'fit'>,
    Pick<ComponentProps<'img'>, 'className' | 'onError' | 'onLoad' | 'ref'> {
  picture: PictureData;
  /** Alternative text; empty if the surrounding text says the same. */
  alt: string;
  /** The displayed width, as in the HTML attribute. */
  sizes: string;
  /** In the first view: loaded with high priority, never lazily. */
  isFirstView?: boolean;
  /** Loaded immediately, after the pictures in the first view. */
  isEager?: boolean;
  /** Wider files are left out, in pixels. */
  maxWidth?: number;
  /** The container shows the placeholder's color already. */
  isFramed?: boolean;
}

/** A picture in every width from the build. Its size and color are reserved while it loads. */
export function Picture({
  picture,
  alt,
  sizes,
  isFirstView = false,
  isEager = isFirstView,
  maxWidth = Number.POSITIVE_INFINITY,
  isFramed = false,
  fit,
  className,
  ...rest
}: PictureProps) {
  const { placeholder, src, width, height } = picture;
  const files = widthsOf(picture)
    .filter((each) => each <= maxWidth)
    .map((each) => `/pictures/${avifFile(src, each)} ${each}w`);
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
        {...(isFirstView && { fetchPriority: 'high' })}
        decoding="async"
        data-picture={isFramed ? undefined : placeholder}
        className={cx(pictureRecipe({ fit }), className)}
      />
    </picture>
  );
}
