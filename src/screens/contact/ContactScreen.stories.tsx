import type { ComponentProps } from 'react';
import { expect, fn, within } from 'storybook/test';
import { contactPage } from '#content/contactPage.ts';
import { contactLinks } from '#content/services.ts';
import { portrait } from '#content/sharedPictures.ts';
import { ContactForm } from '#flows/contact/ContactForm.tsx';
import { contactStates } from '#flows/contact/contact.fixtures.ts';
import { contactMachine } from '#flows/contact/contact.machine.ts';
import preview from '#storybook/preview.tsx';
import { ContactScreen } from './ContactScreen.tsx';

interface At extends Pick<ComponentProps<typeof ContactScreen>, 'photo' | 'links'> {
  form: keyof typeof contactStates;
}

/** The page with the form in each state. */
function ContactWithForm({ form, ...rest }: At) {
  return <ContactScreen form={<ContactForm state={contactStates[form]} send={fn()} />} {...rest} />;
}

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactWithForm,
  parameters: {
    layout: 'fullscreen',
    routes: ['/contact'],
    parts: { form: contactMachine },
  },
  args: { photo: portrait, links: contactLinks },
});

export const Contact = meta.story({
  parameters: { spec: ['S2.contact.title', 'S2.contact.icons', 'S2.contact.photo'] },
  args: { form: 'idle.ready' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(contactPage.heading);
    for (const { label } of contactLinks) {
      const links = within(canvas.getByRole('list', { name: contactPage.social }));
      await expect(links.getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
    const address = location.href;
    for (const { label } of contactLinks.filter(({ isPlaceholder }) => isPlaceholder))
      await userEvent.click(canvas.getByRole('link', { name: label }));
    await expect(location.href).toBe(address);
    if (portrait) await expect(canvas.getByRole('img', { name: portrait.alt })).toBeVisible();
    await expect(canvas.getByRole('region', { name: contactPage.form })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
  },
});

export const WithoutAPhoto = meta.story({
  args: { form: 'idle.ready', photo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WithoutLinks = meta.story({
  args: { form: 'idle.ready', links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const FieldsMissing = meta.story({ args: { form: 'idle.invalid' } });

export const Sending = meta.story({ args: { form: 'sending' } });

export const Sent = meta.story({ args: { form: 'success' } });

export const SentBefore = meta.story({ args: { form: 'idle.sent' } });

export const FailedToSend = meta.story({ args: { form: 'error' } });
