import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import preview from '#storybook/preview.tsx';
import WaitlistDialog from './WaitlistDialog.tsx';
import { newsletterDialogStates, waitlistStates } from './waitlist.fixtures.ts';
import { waitlistMachine } from './waitlist.machine.ts';
import { textsOf } from './waitlistTexts.ts';

interface At extends Pick<ComponentProps<typeof WaitlistDialog>, 'send'> {
  /** The flow's state. */
  at: keyof typeof waitlistStates;
  /** What the visitor signs up for. */
  occasion?: keyof typeof states;
}

const states = { shirt: waitlistStates, newsletter: newsletterDialogStates };

/** The dialog in each state. */
function WaitlistDialogAt({ at, occasion = 'shirt', send }: At) {
  const state = states[occasion][at];
  return <WaitlistDialog state={state} send={send} texts={textsOf(state.context.occasion)} />;
}

const meta = preview.meta({
  title: 'Flows/Waitlist/States',
  component: WaitlistDialogAt,
  parameters: { machine: waitlistMachine },
  args: { send: fn() },
});

export const Closed = meta.story({
  parameters: { spec: ['S4.waitlist.open'] },
  args: { at: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Ready = meta.story({
  parameters: { spec: ['S2.waitlist.dialog', 'S4.waitlist.open', 'S5.waitlist.input'] },
  args: { at: 'open.ready' },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: waitlistTexts.title });
    await expect(shown).toHaveAccessibleDescription(waitlistTexts.description('Cowpunk Graffiti Tee'));
    const dialog = within(shown);
    await expect(dialog.getByRole('button', { name: waitlistTexts.submit })).toBeEnabled();
    await expect(dialog.getByRole('textbox')).toBeRequired();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('type', 'email');
  },
});

export const InvalidEmail = meta.story({
  args: { at: 'open.invalid' },
  play: () => waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus()),
});

export const Joining = meta.story({
  parameters: { spec: ['S4.waitlist.joining'] },
  args: { at: 'joining' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Joining...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const FailedToJoin = meta.story({ args: { at: 'open.failed' } });

/** The same dialog, opened by the class page for the newsletter. */
export const ForTheNewsletter = meta.story({
  parameters: { spec: ['S2.class.subscribe'] },
  args: { at: 'open.ready', occasion: 'newsletter' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: newsletterDialogTexts.title });
    await expect(dialog).toHaveAccessibleDescription(newsletterDialogTexts.description);
  },
});

export const FailedToSubscribe = meta.story({
  args: { at: 'open.failed', occasion: 'newsletter' },
  play: async () => {
    const field = await screen.findByRole('textbox');
    await expect(field).toHaveAccessibleDescription(newsletterDialogTexts.failure);
  },
});
