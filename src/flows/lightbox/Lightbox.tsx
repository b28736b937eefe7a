import { picture } from 'virtual:pictures/gallery';
import { useLayoutEffect, useRef, useState } from 'react';
import { type GalleryFilter, type GalleryItem, lightboxTexts, mediumOf } from '#content/gallery.ts';
import { lightbox } from '#styled/recipes';
import { useAfterPaint } from '#ui/afterPaint.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { galleryAddress } from '../gallery/galleryAddress.ts';
import { currentWork, type LightboxState } from './currentWork.ts';
import { LightboxControl } from './LightboxControl.tsx';
import { fittedSizes, LightboxPicture } from './LightboxPicture.tsx';
import { type LightboxEvent, MAX_ZOOM } from './lightbox.machine.ts';
import { thumbnailSelector } from './thumbnailSelector.ts';
import { useLightboxKeys } from './useLightboxKeys.ts';
import { useModal } from './useModal.ts';

interface LightboxProps {
  state: LightboxState;
  send: (event: LightboxEvent) => void;
  filter: GalleryFilter;
}

/** The zoom factor of one button press. */
const ZOOM_STEP = 1.5;

type Flow = Pick<LightboxProps, 'state' | 'send'>;

/** What keys, buttons and gestures do. */
function actionsOf({ state, send }: Flow) {
  const { zoom } = state.context;
  const zoomTo = (to: number) => send({ type: 'zoomed', to });
  return {
    zoomTo,
    zoomIn: () => zoomTo(zoom * ZOOM_STEP),
    zoomOut: () => zoomTo(zoom / ZOOM_STEP),
    step: (by: 1 | -1) => send({ type: 'stepped', by }),
    dismiss: () => send({ type: 'dismissed' }),
  };
}

/** Focuses and scrolls to the last viewed work's thumbnail, or the page's heading if the filter has changed. */
function focusThumbnail(work: GalleryItem | undefined): void {
  const thumbnail = work && document.querySelector<HTMLElement>(thumbnailSelector(work.slug));
  thumbnail?.scrollIntoView({ block: 'nearest' });
  (thumbnail ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

/**
 * The lightbox, rendered inside the page: an artwork's own address is prerendered with it and hydrated in place.
 * Without scripts it is an ordinary section with links.
 */
export function Lightbox({ state, send, filter }: LightboxProps) {
  const isOpen = state.hasTag('open');
  const work = currentWork(state);
  const wasOpen = useRef(isOpen);
  const isHydrated = useHydrated();
  // A press on a thumbnail is answered first; prerendered, the lightbox is there already.
  const isReady = useAfterPaint(isOpen, isOpen && !isHydrated);

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) focusThumbnail(work);
    wasOpen.current = isOpen;
  }, [isOpen, work]);

  if (!isOpen || work === undefined) return null;
  return (
    <>
      <Keys state={state} send={send} />
      <OpenLightbox state={state} send={send} filter={filter} work={work} isReady={isReady} />
    </>
  );
}

/** Handles keys from the moment of opening, before the lightbox is painted. */
function Keys(flow: Flow) {
  const { step, zoomTo, zoomIn, zoomOut, dismiss } = actionsOf(flow);
  useLightboxKeys({
    isZoomed: flow.state.context.zoom > 1,
    onStep: step,
    onZoomIn: zoomIn,
    onZoomOut: zoomOut,
    onFit: () => zoomTo(1),
    onDismiss: dismiss,
  });
  return null;
}

/** Preloads the neighboring pictures. */
function Neighbor({ work }: { work: GalleryItem }) {
  const own = picture(work.slug);
  return <Picture picture={own} alt="" sizes={fittedSizes(own)} isEager />;
}

interface OpenLightboxProps extends LightboxProps {
  work: GalleryItem;
  /** Until then the backdrop alone answers the press. */
  isReady: boolean;
}

function OpenLightbox({ state, send, filter, work, isReady }: OpenLightboxProps) {
  const isHydrated = useHydrated();
  // No enter animation for prerendered content.
  const [fadesIn] = useState(isHydrated);
  const root = useRef<HTMLElement>(null);
  const { dismiss } = actionsOf({ state, send });

  useModal(root, isReady);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, wherever the focus is.
    <section
      ref={root}
      className={lightbox().root}
      data-theme="dark"
      data-fades-in={fadesIn || undefined}
      tabIndex={-1}
      role={isHydrated ? 'dialog' : 'region'}
      aria-label={isHydrated ? work.title : lightboxTexts.label}
      onClick={(event) => {
        // Everything else has `pointer-events: none` (see the recipe), so this is the backdrop. The second click of a
        // double click was meant for the thumbnail.
        if (event.target === event.currentTarget && event.detail < 2) dismiss();
      }}
    >
      {isReady && <Content state={state} send={send} filter={filter} work={work} />}
    </section>
  );
}

function Content({ state, send, filter, work }: Omit<OpenLightboxProps, 'isReady'>) {
  const styles = lightbox();
  const isHydrated = useHydrated();
  const { slugs, index, zoom } = state.context;
  const total = slugs.length;
  const isBroken = state.matches({ open: 'broken' });
  const [previous, next] = [currentWork(state, -1), currentWork(state, 1)];
  const { step, zoomTo, zoomIn, zoomOut, dismiss } = actionsOf({ state, send });
  const addressOf = ({ slug }: GalleryItem) => galleryAddress(filter, slug);

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{lightboxTexts.count(index + 1, total)}</p>
        <div className={styles.tools}>
          {isHydrated && (
            <>
              <IconButton
                icon="minus"
                label={lightboxTexts.zoomOut}
                className={styles.tool}
                aria-disabled={isBroken || zoom <= 1}
                onClick={zoomOut}
              />
              <IconButton
                icon="plus"
                label={lightboxTexts.zoomIn}
                className={styles.tool}
                aria-disabled={isBroken || zoom >= MAX_ZOOM}
                onClick={zoomIn}
              />
            </>
          )}
          <LightboxControl
            icon="close"
            label={lightboxTexts.close}
            href={galleryAddress(filter)}
            onPress={dismiss}
          />
        </div>
      </div>
      <div className={styles.stage}>
        {(isHydrated || previous) && (
          <LightboxControl
            icon="arrowLeft"
            label={lightboxTexts.previous}
            href={addressOf(previous ?? work)}
            className={styles.step}
            data-step="previous"
            aria-disabled={previous === undefined}
            onPress={() => step(-1)}
          />
        )}
        <LightboxPicture
          work={work}
          zoom={zoom}
          isBroken={isBroken}
          onFailed={() => send({ type: 'picture.failed' })}
          onStep={step}
          onZoom={zoomTo}
        />
        {(isHydrated || next) && (
          <LightboxControl
            icon="arrowRight"
            label={lightboxTexts.next}
            href={addressOf(next ?? work)}
            className={styles.step}
            data-step="next"
            aria-disabled={next === undefined}
            onPress={() => step(1)}
          />
        )}
      </div>
      <div className={styles.caption} data-part="caption">
        <h2 className={styles.title}>{work.title}</h2>
        <p className={styles.medium}>{mediumOf(work.category)}</p>
      </div>
      {isHydrated && (
        <>
          <p role="status" className={styles.status}>
            {lightboxTexts.announcement(work.title, index + 1, total)}
            {zoom > 1 && lightboxTexts.zoom(zoom)}
          </p>
          <div hidden>
            {[previous, next].map((neighbor) => neighbor && <Neighbor key={neighbor.slug} work={neighbor} />)}
          </div>
        </>
      )}
    </>
  );
}
