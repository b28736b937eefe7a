import { contactLinks } from '#content/services.ts';
import { portrait } from '#content/sharedPictures.ts';
import { Contact } from '#flows/contact/Contact.tsx';
import { ContactScreen } from '#screens/contact/ContactScreen.tsx';

export default function ContactPage() {
  return <ContactScreen form={<Contact />} photo={portrait} links={contactLinks} />;
}
