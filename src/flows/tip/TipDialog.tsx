import type { ComponentProps } from 'react';
import { tipTexts } from '#content/support.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TipForm } from './TipForm.tsx';

interface TipDialogProps extends ComponentProps<typeof TipForm> {
  /** A centered dialog, or the header's drawer at the edge. */
  placement: 'center' | 'edge';
  finalFocusEl?: (() => HTMLElement | null) | undefined;
}

/** The tip's dialog or drawer, loaded on first open. */
export default function TipDialog({ placement, finalFocusEl, ...form }: TipDialogProps) {
  return (
    <Dialog
      isOpen={form.state.hasTag('open')}
      onClose={() => form.send({ type: 'dismissed' })}
      placement={placement}
      title={tipTexts.title}
      description={tipTexts.description}
      closeLabel={tipTexts.close}
      {...(finalFocusEl && { finalFocusEl })}
    >
      <TipForm {...form} />
    </Dialog>
  );
}
