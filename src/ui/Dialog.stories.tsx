import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Support My Work',
    closeLabel: 'Close',
    children: 'Your support helps me continue creating amazing art and music.',
  },
});

export const Open = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Support My Work' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const BeginsInItsFirstField = meta.story({
  args: {
    children: (
      <form>
        <Field label="Email address" />
        <Field label="Name" />
      </form>
    ),
  },
  play: () => waitFor(() => expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus()),
});

export const AtTheEdge = meta.story({ args: { placement: 'edge' } });

export const Closed = meta.story({
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
