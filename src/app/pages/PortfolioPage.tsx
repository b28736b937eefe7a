import { useGallery } from '#flows/gallery/useGallery.ts';
import { useGalleryLightbox } from '#flows/lightbox/useGalleryLightbox.ts';
import { PortfolioScreen } from '#screens/portfolio/PortfolioScreen.tsx';

export default function PortfolioPage() {
  const { filter, slug, send } = useGallery();
  const { open, Lightbox } = useGalleryLightbox({ filter, slug });
  return (
    <PortfolioScreen
      filter={filter}
      onFilter={(chosen) => send({ type: 'filter.chosen', filter: chosen })}
      onOpen={open}
      isCovered={slug !== undefined}
      lightbox={Lightbox && <Lightbox filter={filter} slug={slug} />}
    />
  );
}
