import { navigate } from 'wouter/use-browser-location';
import { createActor } from 'xstate';
import { galleryMachine } from './gallery.machine.ts';
import { galleryAddress, galleryPlace } from './galleryAddress.ts';

const machine = galleryMachine.provide({
  actions: {
    writeAddress: (_, filter) => {
      const address = galleryAddress(filter);
      if (location.pathname + location.search !== address) navigate(address);
    },
  },
});

/** The filter's flow, connected to the address. */
export function createGalleryActor() {
  const { filter } = galleryPlace(location.pathname, location.search);
  return createActor(machine, { input: { filter } });
}
