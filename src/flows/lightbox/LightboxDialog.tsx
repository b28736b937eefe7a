import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type KeyboardEvent, useRef } from 'react';
import { lightboxTexts } from '#content/gallery.ts';
import { lightbox } from '#styled/recipes';
import { IconButton } from '#ui/IconButton.tsx';
import { NoticesReach } from '#ui/NoticesReach.tsx';
import { Picture } from '#ui/Picture.tsx';
import { currentWork, type LightboxState } from './currentWork.ts';
import { LightboxLayout } from './LightboxLayout.tsx';
import { FITTED_SIZES, LightboxPicture } from './LightboxPicture.tsx';
import { type LightboxEvent, MAX_ZOOM } from './lightbox.machine.ts';

export interface LightboxDialogProps {
  state: LightboxState;
  send: (event: LightboxEvent) => void;
  /** Where the focus goes when the lightbox closes. */
  finalFocusEl: () => HTMLElement | null;
}

/** What one press of a zoom button does. */
const ZOOM_STEP = 1.5;

/** The lightbox as a dialog. Loaded when a visitor turns to the gallery. */
export default function LightboxDialog({ state, send, finalFocusEl }: LightboxDialogProps) {
  const styles = lightbox();
  const content = useRef<HTMLDivElement>(null);
  const work = currentWork(state);
  if (work === undefined) return null;

  const { slugs, index, zoom } = state.context;
  const total = slugs.length;
  const isBroken = state.matches({ open: 'broken' });
  const neighbours = [currentWork(state, -1), currentWork(state, 1)].filter((item) => item !== undefined);
  const zoomTo = (to: number) => send({ type: 'zoomed', to });
  const step = (by: 1 | -1) => send({ type: 'stepped', by });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isMovingPicture = zoom > 1 && event.target instanceof Element && event.target.matches('figure');
    if (isMovingPicture && event.key.startsWith('Arrow')) return;
    switch (event.key) {
      case 'ArrowLeft':
        step(-1);
        break;
      case 'ArrowRight':
        step(1);
        break;
      case '+':
      case '=':
        zoomTo(zoom * ZOOM_STEP);
        break;
      case '-':
        zoomTo(zoom / ZOOM_STEP);
        break;
      case '0':
        zoomTo(1);
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <Dialog.Root
      open={state.hasTag('open')}
      onOpenChange={({ open }) => {
        if (!open) send({ type: 'dismissed' });
      }}
      initialFocusEl={() => content.current}
      finalFocusEl={finalFocusEl}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} data-theme="dark" />
        <Dialog.Positioner
          className={styles.positioner}
          onClick={(event) => {
            // Whatever lets the pointer through is backdrop: see the recipe.
            if (event.target === event.currentTarget) send({ type: 'dismissed' });
          }}
        >
          <Dialog.Content ref={content} className={styles.content} data-theme="dark" onKeyDown={onKeyDown}>
            <LightboxLayout
              work={work}
              number={index + 1}
              total={total}
              title={<Dialog.Title className={styles.title}>{work.title}</Dialog.Title>}
              tools={
                <>
                  <IconButton
                    icon="minus"
                    label={lightboxTexts.zoomOut}
                    className={styles.tool}
                    aria-disabled={isBroken || zoom <= 1}
                    onClick={() => zoomTo(zoom / ZOOM_STEP)}
                  />
                  <IconButton
                    icon="plus"
                    label={lightboxTexts.zoomIn}
                    className={styles.tool}
                    aria-disabled={isBroken || zoom >= MAX_ZOOM}
                    onClick={() => zoomTo(zoom * ZOOM_STEP)}
                  />
                  <IconButton
                    icon="close"
                    label={lightboxTexts.close}
                    onClick={() => send({ type: 'dismissed' })}
                  />
                </>
              }
              previous={
                <IconButton
                  icon="arrowLeft"
                  label={lightboxTexts.previous}
                  className={styles.step}
                  data-step="previous"
                  aria-disabled={index === 0}
                  onClick={() => step(-1)}
                />
              }
              next={
                <IconButton
                  icon="arrowRight"
                  label={lightboxTexts.next}
                  className={styles.step}
                  data-step="next"
                  aria-disabled={index === total - 1}
                  onClick={() => step(1)}
                />
              }
            >
              <LightboxPicture
                work={work}
                zoom={zoom}
                isBroken={isBroken}
                onFailed={() => send({ type: 'picture.failed' })}
                onStep={step}
                onZoom={zoomTo}
              />
            </LightboxLayout>
            <p role="status" className={styles.status}>
              {lightboxTexts.announcement(work.title, index + 1, total)}
            </p>
            <div hidden>
              {neighbours.map(({ slug, src }) => (
                <Picture key={slug} name={src} alt="" sizes={FITTED_SIZES} isEager />
              ))}
            </div>
            <NoticesReach />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
