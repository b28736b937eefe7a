import { groups } from 'virtual:pictures/selected';
import { brands } from '#content/brands.ts';
import { useSelectedWorks } from '#flows/lightbox/useSelectedWorks.ts';
import { NewsletterSignup } from '#flows/newsletter/NewsletterSignup.tsx';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

export default function HomePage() {
  const { slug, open, Lightbox } = useSelectedWorks(groups.home);
  return (
    <HomeScreen
      signup={<NewsletterSignup />}
      brands={brands}
      works={groups.home}
      onOpenWork={open}
      lightbox={Lightbox && <Lightbox slugs={groups.home} slug={slug} />}
    />
  );
}
