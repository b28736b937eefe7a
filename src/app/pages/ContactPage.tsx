import { Contact } from '#flows/contact/Contact.tsx';
import { ContactScreen } from '#screens/contact/ContactScreen.tsx';

export default function ContactPage() {
  return <ContactScreen form={<Contact />} />;
}
