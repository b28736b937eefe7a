import '#content/pictures.gallery.generated.css';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import {
  filterLabels,
  type GalleryFilter,
  type GalleryItem,
  galleryCategories,
  galleryTexts,
  worksIn,
} from '#content/gallery.ts';
import { galleryAddress } from '#flows/gallery/galleryAddress.ts';
import { thumbnailId } from '#flows/lightbox/Lightbox.tsx';
import { gallery } from '#styled/recipes';
import { LazyPicture } from '#ui/LazyPicture.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

interface PortfolioScreenProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
  /** A thumbnail was pressed. */
  onOpen: (slug: string) => void;
  /** The visitor has turned to the works: what opening one needs can be fetched. */
  onApproach: () => void;
  /** An artwork's own address is shown: the lightbox covers the gallery from the first view on. */
  isCovered: boolean;
  lightbox: ReactNode;
}

/** As wide as a column; no work of the grid is asked for in more than 640 px, on a phone's fine screen neither. */
const SIZES = [
  '(max-width: 479px) and (min-resolution: 1.5dppx) 213px',
  '(max-width: 479px) 400px',
  '(max-width: 1023px) 300px',
  '280px',
].join(', ');

/** The first row of the widest grid. */
const FIRST_ROW = 4;

/** The gallery: a filter, a grid, and the lightbox over it. */
export function PortfolioScreen({
  filter,
  onFilter,
  onOpen,
  onApproach,
  isCovered,
  lightbox,
}: PortfolioScreenProps) {
  const styles = gallery();
  const works = worksIn(filter);
  return (
    <>
      <PageHeader
        kicker={galleryTexts.kicker}
        heading={galleryTexts.heading}
        intro={galleryTexts.description}
      />
      <div className={styles.root}>
        <div className={styles.bar}>
          <nav aria-label={galleryTexts.filters} className={styles.filters}>
            <FilterButton filter="all" chosen={filter} onFilter={onFilter} />
            {galleryCategories.map((category) => (
              <FilterButton key={category} filter={category} chosen={filter} onFilter={onFilter} />
            ))}
          </nav>
          <p role="status" className={styles.count}>
            {galleryTexts.count(works.length, filter)}
          </p>
        </div>
        <ul
          className={styles.grid}
          aria-label={galleryTexts.gallery}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        >
          {works.map((work, index) => (
            <li key={work.id} className={styles.item} data-category={work.category}>
              <Work
                work={work}
                address={galleryAddress(filter, work.slug)}
                onOpen={onOpen}
                isFirst={index === 0 && !isCovered}
                isFirstRow={index < FIRST_ROW && !isCovered}
                hasNoScriptCopy={!isCovered}
              />
            </li>
          ))}
        </ul>
      </div>
      {lightbox}
    </>
  );
}

interface FilterButtonProps {
  filter: GalleryFilter;
  chosen: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** A link while there is no app, which becomes a button when there is: it then only changes what is shown. */
function FilterButton({ filter, chosen, onFilter }: FilterButtonProps) {
  const [isButton, setIsButton] = useState(false);
  useEffect(() => setIsButton(true), []);
  const isChosen = filter === chosen;
  const press = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onFilter(filter);
  };
  const asButton = {
    role: 'button',
    'aria-pressed': isChosen,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') press(event);
    },
  };
  return (
    <Link
      href={galleryAddress(filter)}
      className={gallery().filter}
      onClick={press}
      {...(isButton ? asButton : { 'aria-current': isChosen })}
    >
      {filterLabels[filter]}
    </Link>
  );
}

interface WorkProps {
  work: GalleryItem;
  address: string;
  onOpen: (slug: string) => void;
  isFirst: boolean;
  isFirstRow: boolean;
  hasNoScriptCopy: boolean;
}

function Work({ work, address, onOpen, isFirst, isFirstRow, hasNoScriptCopy }: WorkProps) {
  const { slug, src, alt, title, category } = work;
  const styles = gallery();
  return (
    <Link
      id={thumbnailId(slug)}
      href={address}
      className={styles.work}
      onClick={(event) => {
        event.preventDefault();
        onOpen(slug);
      }}
    >
      <div className={styles.frame}>
        <LazyPicture
          name={src}
          alt={alt}
          sizes={SIZES}
          isFirstView={isFirst}
          isEager={isFirstRow}
          hasNoScriptCopy={hasNoScriptCopy}
        />
      </div>
      <span className={styles.title}>{title}</span>
      <span className={styles.category}>{filterLabels[category]}</span>
    </Link>
  );
}
