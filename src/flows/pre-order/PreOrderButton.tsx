import type { SnapshotFrom } from 'xstate';
import { preOrderTexts } from '#content/support.ts';
import { preOrder } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { PreOrderEvent, preOrderMachine } from './preOrder.machine.ts';

interface PreOrderButtonProps {
  state: SnapshotFrom<typeof preOrderMachine>;
  send: (event: PreOrderEvent) => void;
  label: string;
}

/** The class's pre-order button and, after a failure, the alert beside it (D7). */
export function PreOrderButton({ state, send, label }: PreOrderButtonProps) {
  const isBusy = state.hasTag('busy');
  return (
    <div className={preOrder()}>
      <Button
        size="lg"
        isBusy={isBusy}
        reserve={[label, preOrderTexts.processing]}
        onClick={() => send({ type: 'pressed' })}
      >
        {isBusy ? preOrderTexts.processing : label}
      </Button>
      {state.matches('failed') && <Notice tone="error">{preOrderTexts.failure}</Notice>}
    </div>
  );
}
