import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { preOrderLabels } from '#mocks/sold.ts';
import preview from '#storybook/preview.tsx';
import { PreOrderButton } from './PreOrderButton.tsx';
import { preOrderStates } from './preOrder.fixtures.ts';
import { preOrderMachine } from './preOrder.machine.ts';

interface At extends Pick<ComponentProps<typeof PreOrderButton>, 'send'> {
  /** The flow's state. */
  at: keyof typeof preOrderStates;
}

/** The button in each state. */
function PreOrderButtonAt({ at, send }: At) {
  return <PreOrderButton state={preOrderStates[at]} send={send} label={preOrderLabels.first} />;
}

const meta = preview.meta({
  title: 'Flows/Pre-order/States',
  component: PreOrderButtonAt,
  parameters: { machine: preOrderMachine },
  args: { send: fn() },
});

export const Ready = meta.story({ args: { at: 'idle' } });

export const Processing = meta.story({
  parameters: { spec: ['S4.pre-order.processing'] },
  args: { at: 'processing' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const SomethingWentWrong = meta.story({
  parameters: { spec: ['S8.pre-order.error', 'D7'] },
  args: { at: 'failed' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  },
});
