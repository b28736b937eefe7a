import { useMachine } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type GalleryFilter, worksIn } from '#content/gallery.ts';
import { type GalleryPlace, galleryAddress, galleryPlace } from '../gallery/galleryAddress.ts';
import { type LightboxContext, lightboxMachine } from './lightbox.machine.ts';
import { isOverGallery, overGallery } from './overGallery.ts';

/** Cached, since the machine compares lists by identity. */
const lists = new Map<GalleryFilter, readonly string[]>();
function slugsIn(filter: GalleryFilter): readonly string[] {
  const known = lists.get(filter) ?? worksIn(filter).map(({ slug }) => slug);
  lists.set(filter, known);
  return known;
}

function addressOf({ slugs, index }: LightboxContext): string {
  const filter = [...lists].find(([, list]) => list === slugs)?.[0] ?? 'all';
  return galleryAddress(filter, slugs[index]);
}

const machine = lightboxMachine.provide({
  actions: {
    replaceHistory: ({ context }) => navigate(addressOf(context), { replace: true, state: overGallery }),
    leaveHistory: () => history.back(),
  },
});

/** The previous entry is the gallery already, left by a link before hydration. */
function isGalleryBelow(): boolean {
  const [before] = document.referrer.split('?');
  return history.length > 1 && before === location.origin + galleryAddress('all');
}

/** The lightbox, connected to its machine and the address. */
export function useLightbox({ filter, slug }: GalleryPlace) {
  const slugs = slugsIn(filter);
  const [state, send] = useMachine(machine, { input: { slugs, slug } });

  useLayoutEffect(() => send({ type: 'address.changed', slugs, slug }), [send, slugs, slug]);

  // On a direct visit to an artwork the gallery is inserted below it, so that closing and Back lead there.
  useLayoutEffect(() => {
    if (slug === undefined || isOverGallery(history.state)) return;
    const place = galleryPlace(location.pathname, location.search);
    const isBelow = isGalleryBelow();
    if (!isBelow) navigate(galleryAddress(place.filter), { replace: true });
    navigate(galleryAddress(place.filter, place.slug), { replace: isBelow, state: overGallery });
  }, [slug]);

  return { state, send };
}
