import { expect, fn, within } from 'storybook/test';
import { contactLinks, contactPage } from '#content/contactPage.ts';
import { ContactForm } from '#flows/contact/ContactForm.tsx';
import { contactStates } from '#flows/contact/contact.fixtures.ts';
import preview from '#storybook/preview.tsx';
import { ContactScreen } from './ContactScreen.tsx';

/** The page with its form in one of the form's states. */
function ContactWithForm({ form }: { form: keyof typeof contactStates }) {
  return <ContactScreen form={<ContactForm state={contactStates[form]} send={fn()} />} />;
}

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactWithForm,
  parameters: { layout: 'fullscreen' },
});

export const Contact = meta.story({
  args: { form: 'idle.ready' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("Let's Connect");
    const links = within(canvas.getByRole('list', { name: contactPage.social })).getAllByRole('link');
    await expect(links).toHaveLength(contactLinks.length);
    const address = location.href;
    for (const link of links) await userEvent.click(link);
    await expect(location.href).toBe(address);
  },
});

export const FieldsMissing = meta.story({ args: { form: 'idle.invalid' } });

export const Sent = meta.story({ args: { form: 'success' } });
