import { useSyncExternalStore } from 'react';
import { App } from '../App.tsx';

let visits = 0;
const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The whole site at the browser's address. */
export function Site() {
  return <App key={useSyncExternalStore(watch, () => visits)} />;
}

/** Starts the app at an address, as after a full page load. */
export function startAppAt(address: string): void {
  visits += 1;
  for (const listener of listeners) listener();
  history.pushState(null, '', address);
}
