import { useEffect, useEffectEvent } from 'react';
import { useTip } from './useTip.tsx';

interface TipJarDrawerProps {
  presses: number;
  /** Receives focus when the drawer closes. */
  finalFocusEl: () => HTMLElement | null;
}

/**
 * The header's drawer, connected to its machine and the API: opens with every press of the tip jar. A separate chunk,
 * so that no page loads the flow before the first press.
 */
export default function TipJarDrawer({ presses, finalFocusEl }: TipJarDrawerProps) {
  const { open, dialog } = useTip({ placement: 'edge', finalFocusEl });
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (presses > 0) openNow();
  }, [presses]);
  return dialog;
}
