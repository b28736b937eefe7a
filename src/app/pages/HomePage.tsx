import { brands } from '#content/brands.ts';
import { NewsletterSignup } from '#flows/newsletter/NewsletterSignup.tsx';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

export default function HomePage() {
  return <HomeScreen signup={<NewsletterSignup />} brands={brands} />;
}
