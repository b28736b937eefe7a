import { type ComponentType, useEffect, useState } from 'react';
import type { GalleryFilter } from '#content/gallery.ts';
import { currentWork, type LightboxState } from './currentWork.ts';
import type { LightboxDialogProps } from './LightboxDialog.tsx';
import { LightboxInPage } from './LightboxInPage.tsx';
import type { LightboxEvent } from './lightbox.machine.ts';

interface LightboxProps {
  state: LightboxState;
  send: (event: LightboxEvent) => void;
  filter: GalleryFilter;
}

const loadDialog = () => import('./LightboxDialog.tsx');

/** The visitor has turned to the gallery: the lightbox can be fetched. A failure is tried again when it is opened. */
export function warmUpLightbox(): void {
  loadDialog().catch(() => {});
}

/** Where each thumbnail can be found again. */
export const thumbnailId = (slug: string) => `work-${slug}`;

/** The lightbox: a dialog once that is loaded, a part of the page until then. */
export function Lightbox({ state, send, filter }: LightboxProps) {
  const isOpen = state.hasTag('open');
  const Dialog = useDialog(isOpen);

  /** The thumbnail of the work last viewed, brought into view; past a change of the filter, the page's heading. */
  const focusAfter = () => {
    const thumbnail = document.getElementById(thumbnailId(currentWork(state)?.slug ?? ''));
    thumbnail?.scrollIntoView({ block: 'nearest' });
    return thumbnail ?? document.querySelector('h1');
  };

  if (Dialog) return <Dialog state={state} send={send} finalFocusEl={focusAfter} />;
  return isOpen ? <LightboxInPage state={state} send={send} filter={filter} /> : null;
}

function useDialog(isWanted: boolean): ComponentType<LightboxDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<LightboxDialogProps>>();
  useEffect(() => {
    if (!isWanted || Dialog) return undefined;
    let isHere = true;
    loadDialog().then(
      (module) => {
        if (isHere) setDialog(() => module.default);
      },
      () => {
        // The lightbox in the page does without; the next opening tries again.
      },
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, Dialog]);
  return Dialog;
}
