import type { ComponentProps } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { newsletterTexts } from '#content/newsletter.ts';
import preview from '#storybook/preview.tsx';
import { SignupForm } from '../signup/SignupForm.tsx';
import { newsletterStates } from './newsletter.fixtures.ts';
import { newsletterMachine } from './newsletter.machine.ts';

interface At extends Pick<ComponentProps<typeof SignupForm>, 'send'> {
  /** The flow's state. */
  at: keyof typeof newsletterStates;
}

/** The form in each state. */
function NewsletterFormAt({ at, send }: At) {
  return <SignupForm state={newsletterStates[at]} send={send} texts={newsletterTexts} />;
}

const meta = preview.meta({
  title: 'Flows/Newsletter/States',
  component: NewsletterFormAt,
  parameters: { machine: newsletterMachine },
  args: { send: fn() },
});

export const Ready = meta.story({
  parameters: { spec: ['S4.newsletter.idle', 'S5.newsletter.input'] },
  args: { at: 'idle.ready' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(screen.getByRole('textbox')).toBeRequired();
    await expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
  },
});

export const InvalidEmail = meta.story({ args: { at: 'idle.invalid' } });

export const Subscribing = meta.story({
  parameters: { spec: ['S4.newsletter.submitting'] },
  args: { at: 'submitting' },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Subscribing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('textbox')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Subscribed = meta.story({ args: { at: 'idle.subscribed' } });

export const FailedToSubscribe = meta.story({ args: { at: 'idle.failed' } });
