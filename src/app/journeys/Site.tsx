import { useSyncExternalStore } from 'react';
import { App } from '../App.tsx';

let visits = 0;
const onlookers = new Set<() => void>();

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

/** The whole site at the browser's address. */
export function Site() {
  return <App key={useSyncExternalStore(watch, () => visits)} />;
}

/** Starts the app at an address, as after a full page load. */
export function openAnew(address: string): void {
  visits += 1;
  for (const onlooker of onlookers) onlooker();
  history.pushState(null, '', address);
}
