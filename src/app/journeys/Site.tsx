import { useSyncExternalStore } from 'react';
import { App } from '../App.tsx';

let visits = 0;
const onlookers = new Set<() => void>();

function watch(onlooker: () => void): () => void {
  onlookers.add(onlooker);
  return () => onlookers.delete(onlooker);
}

/** The whole site, as a visitor has it at the browser's address. */
export function Site() {
  return <App key={useSyncExternalStore(watch, () => visits)} />;
}

/** Starts the app anew at an address, as a browser does that comes there from elsewhere. */
export function openAnew(address: string): void {
  visits += 1;
  for (const onlooker of onlookers) onlooker();
  history.pushState(null, '', address);
}
