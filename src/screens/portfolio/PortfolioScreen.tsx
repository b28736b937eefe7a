import type { ReactNode } from 'react';
import { galleryTexts } from '#content/gallery.ts';
import { Gallery, type GalleryProps } from '#flows/gallery/Gallery.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

interface PortfolioScreenProps extends GalleryProps {
  lightbox: ReactNode;
}

/** The gallery's page. */
export function PortfolioScreen({ lightbox, ...gallery }: PortfolioScreenProps) {
  return (
    <>
      <PageHeader
        kicker={galleryTexts.kicker}
        heading={galleryTexts.heading}
        intro={galleryTexts.description}
      />
      <Gallery {...gallery} />
      {lightbox}
    </>
  );
}
