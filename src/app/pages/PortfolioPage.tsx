import { useGallery } from '#flows/gallery/useGallery.ts';
import { Lightbox } from '#flows/lightbox/Lightbox.tsx';
import { useLightbox } from '#flows/lightbox/useLightbox.ts';
import { PortfolioScreen } from '#screens/portfolio/PortfolioScreen.tsx';

export default function PortfolioPage() {
  const { filter, slug, send } = useGallery();
  const lightbox = useLightbox({ filter, slug });
  return (
    <PortfolioScreen
      filter={filter}
      onFilter={(chosen) => send({ type: 'filter.chosen', filter: chosen })}
      onOpen={lightbox.open}
      isCovered={slug !== undefined}
      lightbox={<Lightbox state={lightbox.state} send={lightbox.send} filter={filter} />}
    />
  );
}
