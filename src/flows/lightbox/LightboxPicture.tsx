import { picture as pictureOf } from 'virtual:pictures/gallery';
import { useLayoutEffect, useRef } from 'react';
import { type GalleryItem, lightboxTexts } from '#content/gallery.ts';
import { lightbox } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { type PictureData, widthsOf } from '#ui/pictureFiles.ts';
import { useLightboxGestures } from './useLightboxGestures.ts';

/** The recipe's width less 2 %: at the full width a phone would choose the next larger file. */
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

/** The picture, fitted to the viewport or zoomed in a scrollable frame. */
export function LightboxPicture({ work, zoom, isBroken, onFailed, onStep, onZoom }: LightboxPictureProps) {
  const styles = lightbox();
  const frame = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const zoomBefore = useRef(zoom);
  const isZoomed = zoom > 1;
  const picture = pictureOf(work.slug);
  const gestures = useLightboxGestures(frame, { zoom, isOff: isBroken, onStep, onZoom });

  // The error event may have fired before hydration.
  useLayoutEffect(() => {
    const { current } = image;
    if (current?.complete && current.currentSrc !== '' && current.naturalWidth === 0) onFailed();
  });

  // Zooming keeps the center in place.
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
