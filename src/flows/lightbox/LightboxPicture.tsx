import { useLayoutEffect, useRef } from 'react';
import { type GalleryItem, lightboxTexts } from '#content/gallery.ts';
import { lightbox } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useLightboxGestures } from './useLightboxGestures.ts';

/**
 * As wide as the recipe makes it, less the fiftieth part that nobody sees: for it a phone would fetch the double width.
 * Enlarged, in the largest size that there is.
 */
export const FITTED_SIZES = 'min(88vw, 80vh - 122px)';
const ZOOMED_SIZES = '1280px';

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
          name={work.src}
          alt={work.alt}
          sizes={isZoomed ? ZOOMED_SIZES : FITTED_SIZES}
          className={styles.picture}
          isFirstView
          onError={onFailed}
        />
      )}
    </figure>
  );
}
