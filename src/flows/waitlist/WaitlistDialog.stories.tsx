import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { waitlistTexts } from '#content/waitlist.ts';
import preview from '#storybook/preview.tsx';
import WaitlistDialog from './WaitlistDialog.tsx';
import { waitlistStates } from './waitlist.fixtures.ts';
import { waitlistMachine } from './waitlist.machine.ts';

interface At extends Pick<ComponentProps<typeof WaitlistDialog>, 'send'> {
  /** The state that the flow is in. */
  at: keyof typeof waitlistStates;
}

/** The dialog in one of its states. */
function WaitlistDialogAt({ at, send }: At) {
  return <WaitlistDialog state={waitlistStates[at]} send={send} />;
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
    const dialog = within(await screen.findByRole('dialog', { name: waitlistTexts.title }));
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
