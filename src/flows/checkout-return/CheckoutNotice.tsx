import { useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { checkoutTexts, paidTexts } from '#content/checkout.ts';
import { checkoutReturn } from '#styled/recipes';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CheckoutReturnEvent, checkoutReturnMachine } from './checkoutReturn.machine.ts';

type Snapshot = SnapshotFrom<typeof checkoutReturnMachine>;

interface CheckoutNoticeProps {
  state: Snapshot;
  send: (event: CheckoutReturnEvent) => void;
}

const tones: Record<Snapshot['value'], 'success' | 'error' | 'info'> = {
  none: 'info',
  asking: 'info',
  waiting: 'info',
  pending: 'info',
  paid: 'success',
  canceled: 'info',
  declined: 'error',
  expired: 'info',
  refunded: 'info',
  unknown: 'error',
  unreachable: 'error',
};

/** A payment's outcome above the page that the visitor returns to; empty without a payment. */
export function CheckoutNotice({ state, send }: CheckoutNoticeProps) {
  const { value, context } = state;
  const heading = useRef<HTMLParagraphElement>(null);
  if (value === 'none') return null;
  const { title, text } = value === 'paid' ? paidTexts[context.kind] : checkoutTexts[value];
  const styles = checkoutReturn();
  const askAgain = () => {
    // The focused button is about to be removed.
    heading.current?.focus();
    send({ type: 'askedAgain' });
  };
  return (
    <Notice tone={tones[value]}>
      <div className={styles.root}>
        <p ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </p>
        <p>{text}</p>
        {state.can({ type: 'askedAgain' }) && (
          <Button size="sm" variant="outline" onClick={askAgain}>
            {checkoutTexts.again}
          </Button>
        )}
      </div>
    </Notice>
  );
}
