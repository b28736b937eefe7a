import { NewsletterSignup } from '#flows/newsletter/NewsletterSignup.tsx';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

export default function HomePage() {
  return <HomeScreen signup={<NewsletterSignup />} />;
}
