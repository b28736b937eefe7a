import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { notifyMissingPart } from '#ui/notifyMissingPart.ts';
import { useLateActor } from '../useLateActor.ts';
import { filterFrom, galleryPlace } from './galleryAddress.ts';

const create = async () => (await import('./galleryActor.ts')).createGalleryActor();

/** The gallery's filter, connected to its machine and the address. Until the machine has loaded, the address decides. */
export function useGallery() {
  const [path] = useLocation();
  const place = galleryPlace(path, useSearch());
  const { snapshot, send } = useLateActor({
    create,
    isUrgent: ({ type }) => type === 'filter.chosen',
    onFailed: notifyMissingPart,
  });
  const filter = snapshot?.context.filter ?? place.filter;
  useLayoutEffect(() => send({ type: 'address.changed', filter: place.filter }), [send, place.filter]);
  useEffect(() => {
    // The inline script hid the works outside a shared filter; React has removed them by now.
    if (filterFrom(location.search) === filter) document.documentElement.removeAttribute('data-filter');
  }, [filter]);
  return { send, filter, slug: place.slug };
}
