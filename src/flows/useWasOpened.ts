import { useState } from 'react';

/** True from the first time on that something is open: until then its code need not be loaded. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}
