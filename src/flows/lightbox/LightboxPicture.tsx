import { picture as pictureOf } from 'virtual:pictures/gallery';
import { useLayoutEffect, useRef } from 'react';
import { type GalleryItem, lightboxTexts } from '#content/gallery.ts';
import { lightbox } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { type PictureData, widthsOf } from '#ui/pictureFiles.ts';
import { useLightboxGestures } from './useLightboxGestures.ts';

/** As wide as the recipe makes it, less the fiftieth part that nobody sees: for it a phone would fetch the double width. */
export function fittedSizes({ width, height }: PictureData): string {
  const ratio = width / height;
  return `min(88vw, ${Math.round(100 * ratio)}vh - ${Math.round(152 * ratio)}px)`;
}

interface LightboxPictureProps {
  work: GalleryItem;
  zoom: number;
  isBroken: boolean;
  onFailed: () => void;
  onStep: (by: 1 | -1) => void;
  onZoom: (to: number) => void;
}

/** The work itself: as large as fits, or larger in a frame that scrolls. */
export function LightboxPicture({ work, zoom, isBroken, onFailed, onStep, onZoom }: LightboxPictureProps) {
  const styles = lightbox();
  const frame = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const zoomBefore = useRef(zoom);
  const isZoomed = zoom > 1;
  const picture = pictureOf(work.slug);
  const gestures = useLightboxGestures(frame, { zoom, isOff: isBroken, onStep, onZoom });

  // It may have failed before anybody listened.
  useLayoutEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc !== '' && current.naturalWidth === 0) onFailed();
  });

  // What was in the middle stays in the middle.
  useLayoutEffect(() => {
    const { current } = frame;
    const grows = zoom / zoomBefore.current;
    zoomBefore.current = zoom;
    if (!current) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current;
    current.style.setProperty('--zoom', String(zoom));
    current.scrollTo(
      (scrollLeft + clientWidth / 2) * grows - clientWidth / 2,
      (scrollTop + clientHeight / 2) * grows - clientHeight / 2,
    );
  }, [zoom]);

  return (
    <figure
      ref={frame}
      className={styles.frame}
      data-part="frame"
      data-zoomed={isZoomed || undefined}
      data-broken={isBroken || undefined}
      tabIndex={isZoomed ? 0 : undefined}
      aria-label={isZoomed ? lightboxTexts.zoomed(work.title) : undefined}
      {...gestures}
    >
      {isBroken ? (
        <div className={styles.broken} role="img" aria-label={`${work.title}. ${lightboxTexts.broken}`}>
          <Icon name="alert" />
          <strong>{work.title}</strong>
          <span>{lightboxTexts.broken}</span>
        </div>
      ) : (
        <Picture
          key={work.slug}
          ref={image}
          picture={picture}
          alt={work.alt}
          sizes={isZoomed ? `${Math.max(...widthsOf(picture))}px` : fittedSizes(picture)}
          className={styles.picture}
          isFirstView
          onError={onFailed}
        />
      )}
    </figure>
  );
}
