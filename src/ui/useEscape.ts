import { useEffectEvent, useLayoutEffect } from 'react';

/** Listens for Escape that nothing else handles, as before an open dialog does so itself. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const cancel = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const listen = ({ key, defaultPrevented, isComposing }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !isComposing && cancel();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}
