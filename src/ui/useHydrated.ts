import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it is taken over, true from then on: until then there are only links. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
