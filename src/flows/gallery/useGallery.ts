import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { galleryMachine } from './gallery.machine.ts';
import { filterFrom, galleryAddress, galleryPlace } from './galleryAddress.ts';

const machine = galleryMachine.provide({
  actions: {
    writeAddress: (_, filter) => {
      const address = galleryAddress(filter);
      if (location.pathname + location.search !== address) navigate(address);
    },
  },
});

/** The gallery's filter, connected to its machine and the address. */
export function useGallery() {
  const [path] = useLocation();
  const place = galleryPlace(path, useSearch());
  const [state, send] = useMachine(machine, { input: { filter: place.filter } });
  const { filter } = state.context;

  useLayoutEffect(() => send({ type: 'address.changed', filter: place.filter }), [send, place.filter]);

  useEffect(() => {
    // The inline script hid the works outside a shared filter; React has removed them by now.
    if (filterFrom(location.search) === filter) document.documentElement.removeAttribute('data-filter');
  }, [filter]);

  return { state, send, filter, slug: place.slug };
}
