import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { workHref } from '#content/categories.ts';
import { artworkTitle } from '#content/gallery.ts';
import { currentWork } from './currentWork.ts';
import { Lightbox } from './Lightbox.tsx';
import { type LightboxContext, lightboxMachine } from './lightbox.machine.ts';

const addressOf = ({ slugs, index }: LightboxContext) => workHref(slugs[index] ?? '');

const machine = lightboxMachine.provide({
  actions: {
    replaceHistory: ({ context }) => navigate(addressOf(context), { replace: true, state: history.state }),
    leaveHistory: () => history.back(),
  },
});

interface SelectedLightboxProps {
  /** The works to step through. */
  slugs: readonly string[];
  /** The artwork in the address. */
  slug: string | undefined;
}

/** The lightbox over a page with some of the works, synchronized with the address as in the gallery. */
export default function SelectedLightbox({ slugs, slug }: SelectedLightboxProps) {
  const [state, send] = useMachine(machine, { input: { slugs, slug } });
  const work = state.hasTag('open') ? currentWork(state) : undefined;

  useLayoutEffect(() => send({ type: 'address.changed', slugs, slug }), [send, slugs, slug]);

  useEffect(() => {
    if (work === undefined) return undefined;
    const before = document.title;
    document.title = artworkTitle(work);
    return () => {
      document.title = before;
    };
  }, [work]);

  return <Lightbox state={state} send={send} filter="all" />;
}
