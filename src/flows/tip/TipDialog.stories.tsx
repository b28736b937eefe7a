import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tipPresets, tipTexts } from '#content/support.ts';
import preview from '#storybook/preview.tsx';
import TipDialog from './TipDialog.tsx';
import { tipMoments, tipStates } from './tip.fixtures.ts';
import { tipMachine } from './tip.machine.ts';

const states = { ...tipStates, ...tipMoments };

interface At extends Pick<ComponentProps<typeof TipDialog>, 'send'> {
  /** The flow's state. */
  at: keyof typeof tipStates;
  /** A variant of that state with another look. */
  moment?: keyof typeof tipMoments;
  placement?: 'center' | 'edge';
}

/** The tip in each state. */
function TipDialogAt({ at, moment, placement = 'center', send }: At) {
  return <TipDialog state={states[moment ?? at]} send={send} placement={placement} />;
}

const meta = preview.meta({
  title: 'Flows/Tip/States',
  component: TipDialogAt,
  parameters: { machine: tipMachine },
  args: { send: fn() },
});

/** A variant belongs to one state, and cannot be shown in another. */
const ofOneState = { argTypes: { at: { control: false } } } as const;

export const Closed = meta.story({
  parameters: { spec: ['S4.tip.open'] },
  args: { at: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const NothingChosen = meta.story({
  parameters: { spec: ['S2.tip.text', 'S2.tip.amounts', 'S2.tip.disabled', 'S4.tip.open', 'S9.tip.presets'] },
  args: { at: 'open.ready' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: tipTexts.title }));
    await waitFor(() => expect(dialog.getByText(tipTexts.description)).toBeVisible());
    const presets = within(dialog.getByRole('group', { name: tipTexts.presets })).getAllByRole('button');
    await expect(presets.map(({ textContent }) => textContent)).toEqual(tipPresets.map(({ label }) => label));
    await expect(dialog.getByRole('textbox')).toHaveAttribute('placeholder', tipTexts.placeholder);
    await expect(dialog.getByRole('button', { name: tipTexts.submit })).toBeDisabled();
  },
});

export const PresetChosen = meta.story({
  ...ofOneState,
  parameters: { spec: ['S2.tip.disabled'] },
  args: { at: 'open.ready', moment: 'presetChosen' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const second = tipPresets.slice(1, 2).map(({ label }) => label);
    const pressed = dialog.queryAllByRole('button', { pressed: true });
    await expect(pressed.map(({ textContent }) => textContent)).toEqual(second);
    await expect(screen.getByRole('button', { name: tipTexts.submit })).toBeEnabled();
  },
});

export const CustomAmountTyped = meta.story({
  ...ofOneState,
  args: { at: 'open.ready', moment: 'customTyped' },
});

const inTheField = () => waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());

export const InvalidAmount = meta.story({ args: { at: 'open.invalid' }, play: inTheField });

export const MinimumAmount = meta.story({
  ...ofOneState,
  args: { at: 'open.invalid', moment: 'belowMinimum' },
  play: inTheField,
});

export const Processing = meta.story({
  parameters: { spec: ['S2.tip.disabled', 'S4.tip.processing'] },
  args: { at: 'processing' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: tipTexts.processing })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const PaymentError = meta.story({ args: { at: 'open.failed' } });

export const InTheHeadersDrawer = meta.story({
  parameters: { spec: ['D13'] },
  args: { at: 'open.ready', placement: 'edge' },
});
