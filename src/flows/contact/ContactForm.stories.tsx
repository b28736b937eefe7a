import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { contactTexts } from '#content/contact.ts';
import preview from '#storybook/preview.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactStates } from './contact.fixtures.ts';
import { contactMachine } from './contact.machine.ts';

interface At extends Pick<ComponentProps<typeof ContactForm>, 'send'> {
  /** The state that the flow is in. */
  at: keyof typeof contactStates;
}

/** The form in one of its states. */
function ContactFormAt({ at, send }: At) {
  return <ContactForm state={contactStates[at]} send={send} />;
}

const meta = preview.meta({
  title: 'Flows/Contact/States',
  component: ContactFormAt,
  parameters: { machine: contactMachine },
  args: { send: fn() },
});

export const Ready = meta.story({ args: { at: 'idle.ready' } });

export const FieldsMissing = meta.story({ args: { at: 'idle.invalid' } });

export const Sending = meta.story({
  args: { at: 'sending' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
});

export const MessageSent = meta.story({
  args: { at: 'success' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Message Sent' })).toBeDisabled();
  },
});

/** The button shows an icon and no text, and can be pressed again. */
export const FailedToSend = meta.story({
  args: { at: 'error' },
  play: async () => {
    await expect(screen.getByRole('button', { name: contactTexts.retry })).toBeEnabled();
  },
});
