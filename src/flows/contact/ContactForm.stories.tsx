import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { contactTexts } from '#content/contactForm.ts';
import preview from '#storybook/preview.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactStates } from './contact.fixtures.ts';
import { contactMachine } from './contact.machine.ts';

interface At extends Pick<ComponentProps<typeof ContactForm>, 'send'> {
  /** The flow's state. */
  at: keyof typeof contactStates;
}

/** The form in each state. */
function ContactFormAt({ at, send }: At) {
  return <ContactForm state={contactStates[at]} send={send} />;
}

const meta = preview.meta({
  title: 'Flows/Contact/States',
  component: ContactFormAt,
  parameters: { machine: contactMachine },
  args: { send: fn() },
});

export const Ready = meta.story({
  parameters: { spec: ['S4.contact.idle', 'S5.contact.inputs', 'S9.contact.rows'] },
  args: { at: 'idle.ready' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    for (const field of screen.getAllByRole('textbox')) await expect(field).toBeRequired();
    await expect(screen.getByRole('textbox', { name: contactTexts.email })).toHaveAttribute('type', 'email');
    await expect(screen.getByRole('textbox', { name: contactTexts.message })).toHaveAttribute('rows', '5');
  },
});

export const FieldsMissing = meta.story({ args: { at: 'idle.invalid' } });

export const Sending = meta.story({
  parameters: { spec: ['S4.contact.sending'] },
  args: { at: 'sending' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const MessageSent = meta.story({
  parameters: { spec: ['S4.contact.success'] },
  args: { at: 'success' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Message Sent' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The button is reset; the confirmation stays on the page. */
export const SentBefore = meta.story({
  args: { at: 'idle.sent' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(screen.getByText(contactTexts.received)).toBeVisible();
  },
});

/** The button shows an icon without text, and is enabled. */
export const FailedToSend = meta.story({
  parameters: { spec: ['S4.contact.error', 'D3'] },
  args: { at: 'error' },
  play: async () => {
    const retry = screen.getByRole('button', { name: contactTexts.retry });
    await expect(retry).toBeEnabled();
    await expect(retry.textContent).toBe('');
    await expect(retry.querySelector('svg')).toBeVisible();
  },
});
