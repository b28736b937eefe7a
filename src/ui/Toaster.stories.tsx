import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { NoticeMessage } from './noticeMessage.ts';
import { notify, withdrawNotice } from './notify.ts';

interface RaiserProps {
  messages: readonly NoticeMessage[];
}

function Raiser({ messages }: RaiserProps) {
  return <Button onClick={() => messages.forEach(notify)}>Raise the notice</Button>;
}

const raise = () => userEvent.click(screen.getByRole('button', { name: 'Raise the notice' }));

/** Announced immediately, while it fades in. */
const isShown = (name: string) =>
  waitFor(() => expect(screen.getByRole('status', { name })).toBeVisible(), { timeout: 3000 });

const meta = preview.meta({
  title: 'Components/Toaster',
  component: Raiser,
  args: { messages: [{ type: 'success' as const, title: 'Message sent successfully!' }] },
});

export const Success = meta.story({
  parameters: { spec: ['D6', 'D6.variants', 'S9.toasts'] },
  play: async () => {
    await raise();
    await isShown('Message sent successfully!');
  },
});

/** Stays until it is dismissed. */
export const Failure = meta.story({
  parameters: { spec: ['D6', 'D6.variants'] },
  args: { messages: [{ type: 'error', title: 'Failed to subscribe. Please try again.' }] },
  play: async () => {
    await raise();
    await screen.findByText('Failed to subscribe. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.queryByText('Failed to subscribe. Please try again.')).toBeNull());
  },
});

export const Destructive = meta.story({
  parameters: { spec: ['D6.variants'] },
  args: {
    messages: [
      {
        type: 'destructive',
        title: 'Payment Error',
        description: 'Failed to create payment session. Please try again.',
      },
    ],
  },
  play: async () => {
    await raise();
    await expect(await screen.findByRole('status', { name: 'Payment Error' })).toHaveAccessibleDescription(
      'Failed to create payment session. Please try again.',
    );
  },
});

export const ThreeAtMost = meta.story({
  parameters: { spec: ['D6'] },
  args: {
    messages: ['One', 'Two', 'Three', 'Four'].map((title) => ({ type: 'error' as const, title })),
  },
  play: async () => {
    await raise();
    await screen.findByText('Three');
    await expect(screen.queryByText('Four')).toBeNull();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Dismiss notification' })[0] ?? document.body,
    );
    await isShown('Four');
  },
});

/** A repeated message replaces itself instead of stacking. */
export const RaisedTwice = meta.story({
  args: {
    messages: [
      { type: 'error', title: 'Failed to join waitlist. Please try again.' },
      { type: 'error', title: 'Failed to join waitlist. Please try again.' },
    ],
  },
  play: async () => {
    await raise();
    await expect(await screen.findAllByText('Failed to join waitlist. Please try again.')).toHaveLength(1);
  },
});

/** The first notice's problem is corrected; it must not remain and contradict the second. */
export const NewsOfTheSameThing = meta.story({
  args: {
    messages: [
      { type: 'error', title: 'Please enter a valid email address', about: 'newsletter' },
      { type: 'success', title: 'Almost there! Check your inbox.', about: 'newsletter' },
    ],
  },
  play: async () => {
    await raise();
    await isShown('Almost there! Check your inbox.');
    await expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  },
});

/** The corrected validation notice leaves; the server's error stays. */
export const Corrected = meta.story({
  parameters: { spec: ['D6', 'D6.validation'] },
  args: {
    messages: [
      { type: 'error', title: 'Please fill in all fields', about: 'contact', isValidation: true },
      { type: 'error', title: 'Failed to subscribe. Please try again.', about: 'newsletter' },
    ],
  },
  play: async () => {
    await raise();
    await isShown('Please fill in all fields');
    withdrawNotice('contact');
    withdrawNotice('newsletter');
    await waitFor(() => expect(screen.queryByText('Please fill in all fields')).toBeNull());
    await isShown('Failed to subscribe. Please try again.');
  },
});

export const ReachedByHotkey = meta.story({
  parameters: { spec: ['D6'] },
  play: async () => {
    await raise();
    await screen.findByText('Message sent successfully!');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Message sent successfully!' })).toHaveFocus(),
    );
  },
});

function RaiserInDrawer(props: RaiserProps) {
  return (
    <Dialog isOpen onClose={() => {}} title="Support My Work" closeLabel="Close">
      <Raiser {...props} />
    </Dialog>
  );
}

/** Announced, reachable by Tab and dismissible while a modal dialog is open; focus returns. */
export const OverADialog = meta.story({
  parameters: { spec: ['B20'] },
  args: { messages: [{ type: 'error', title: 'Invalid Amount' }] },
  render: (args) => <RaiserInDrawer {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Support My Work' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await raise();
    await isShown('Invalid Amount');
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await waitFor(() => expect(screen.getByRole('status', { name: 'Invalid Amount' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss notification' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Invalid Amount')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Raise the notice' })).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: 'Support My Work' })).toBeVisible();
  },
});
