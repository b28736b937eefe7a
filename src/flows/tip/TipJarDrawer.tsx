import { useEffect, useEffectEvent } from 'react';
import { useTip } from './useTip.tsx';

interface TipJarDrawerProps {
  presses: number;
  /** Where the focus goes when it closes. */
  finalFocusEl: () => HTMLElement | null;
}

/**
 * The header's drawer, at work: it opens with every press of the jar. The whole flow comes with it, so that a page
 * carries none of it before the first press.
 */
export default function TipJarDrawer({ presses, finalFocusEl }: TipJarDrawerProps) {
  const { open, dialog } = useTip({ placement: 'edge', finalFocusEl });
  const openNow = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is the event itself.
  useEffect(() => openNow(), [presses]);
  return dialog;
}
