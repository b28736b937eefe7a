import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens for Escape before an open dialog does so itself. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const cancel = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && cancel();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}
