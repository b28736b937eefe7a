import type { ComponentProps } from 'react';
import { tipTexts } from '#content/support.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TipForm } from './TipForm.tsx';

interface TipDialogProps extends ComponentProps<typeof TipForm> {
  /** A dialog in the middle of the page, or the header's drawer at its edge. */
  placement: 'center' | 'edge';
  finalFocusEl?: (() => HTMLElement | null) | undefined;
}

/** Sending a tip, in a dialog or in the header's drawer. Loaded when it is first opened. */
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
