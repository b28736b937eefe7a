import { expect, fn, within } from 'storybook/test';
import { contactPage } from '#content/contactPage.ts';
import { portrait } from '#content/sharedPictures.ts';
import { ContactForm } from '#flows/contact/ContactForm.tsx';
import { contactStates } from '#flows/contact/contact.fixtures.ts';
import { contactMachine } from '#flows/contact/contact.machine.ts';
import preview from '#storybook/preview.tsx';
import { ContactScreen } from './ContactScreen.tsx';

/** The page with its form in one of the form's states. */
function ContactWithForm({ form }: { form: keyof typeof contactStates }) {
  return <ContactScreen form={<ContactForm state={contactStates[form]} send={fn()} />} />;
}

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactWithForm,
  parameters: {
    layout: 'fullscreen',
    routes: ['/contact'],
    parts: { form: contactMachine },
  },
});

export const Contact = meta.story({
  parameters: { spec: ['S2.contact.title', 'S2.contact.icons', 'S2.contact.photo'] },
  args: { form: 'idle.ready' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("Let's Connect");
    const links = within(canvas.getByRole('list', { name: contactPage.social })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'LinkedIn',
      'Instagram',
      'X',
      'Spotify',
      'Apple Music',
    ]);
    const address = location.href;
    for (const link of links) await userEvent.click(link);
    await expect(location.href).toBe(address);
    await expect(canvas.getByRole('img', { name: portrait.alt })).toBeVisible();
    await expect(canvas.getByRole('region', { name: contactPage.form })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
  },
});

export const FieldsMissing = meta.story({ args: { form: 'idle.invalid' } });

export const Sending = meta.story({ args: { form: 'sending' } });

export const Sent = meta.story({ args: { form: 'success' } });

export const FailedToSend = meta.story({ args: { form: 'error' } });
