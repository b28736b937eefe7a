import { thumbnail } from 'virtual:pictures/gallery';
import { memo, useEffect, useRef } from 'react';
import {
  filterLabel,
  type GalleryFilter,
  type GalleryItem,
  galleryCategories,
  galleryTexts,
  worksIn,
} from '#content/gallery.ts';
import { gallery } from '#styled/recipes';
import { asButton } from '#ui/asButton.ts';
import { LazyPicture } from '#ui/LazyPicture.tsx';
import { onPlainClick } from '#ui/onPlainClick.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import { WithoutScripts } from '#ui/WithoutScripts.tsx';
import { galleryAddress } from './galleryAddress.ts';

export interface GalleryProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
  /** A thumbnail was pressed. */
  onOpen: (slug: string) => void;
  /** The address names an artwork: the lightbox covers the gallery from the first paint. */
  isCovered: boolean;
}

/** The width of a column, capped at 640 px even for high-density phone screens. */
const SIZES = [
  '(max-width: 479px) and (min-resolution: 1.5dppx) 213px',
  '(max-width: 479px) 400px',
  '(max-width: 1023px) 300px',
  '(max-width: 1599px) 280px',
  '358px',
].join(', ');

/** Enough for 2.4 pixels a CSS pixel; the files of wider ones would be a hundredth of the page's HTML. */
const MAX_WIDTH = 960;

/** The first row of the widest grid. */
const FIRST_ROW = 4;

/** The first row of each category. */
const firstRows = new Set(galleryCategories.flatMap((category) => worksIn(category).slice(0, FIRST_ROW)));

const filters: readonly GalleryFilter[] = ['all', ...galleryCategories];

/** The filters and the grid. */
export function Gallery({ filter, onFilter, onOpen, isCovered }: GalleryProps) {
  const styles = gallery();
  const works = worksIn(filter);
  const isHydrated = useHydrated();
  const bar = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // On a narrow screen the filters scroll sideways.
    const { current } = bar;
    const chosen = current?.querySelector<HTMLElement>(`a[href="${galleryAddress(filter)}"]`);
    if (!current || !chosen) return;
    current.scrollLeft = chosen.offsetLeft - (current.clientWidth - chosen.clientWidth) / 2;
  }, [filter]);

  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        {galleryCategories.length > 1 && (
          <fieldset ref={bar} aria-label={galleryTexts.filters} className={styles.filters}>
            {filters.map((one) => (
              <FilterButton key={one} filter={one} chosen={filter} onFilter={onFilter} />
            ))}
          </fieldset>
        )}
        <WithoutScripts>{galleryTexts.withoutScripts}</WithoutScripts>
        <p role="status" className={styles.count}>
          {isHydrated
            ? galleryTexts.count(works.length, filter)
            : filters.map((one) => (
                <span key={one} data-count={one}>
                  {galleryTexts.count(worksIn(one).length, one)}
                </span>
              ))}
        </p>
      </div>
      <ul className={styles.grid} aria-label={galleryTexts.gallery}>
        {works.map((work, index) => (
          <li key={work.id} className={styles.item} data-category={work.category}>
            <Work
              work={work}
              address={galleryAddress(filter, work.slug)}
              onOpen={onOpen}
              place={isCovered ? 'covered' : placeOf(work, index)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A work's position in the first view, which decides its loading priority. */
type Place =
  | 'first'
  | 'first row'
  /**
   * Position within its category: in the first view if the address filters by it, which is unknown when prerendering.
   */
  | 'first row of its category'
  | 'below'
  /** Behind the lightbox. */
  | 'covered';

function placeOf(work: GalleryItem, index: number): Place {
  if (index === 0) return 'first';
  if (index < FIRST_ROW) return 'first row';
  return firstRows.has(work) ? 'first row of its category' : 'below';
}

interface FilterButtonProps {
  filter: GalleryFilter;
  chosen: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** A link that becomes a button after hydration, when it only changes the filter. */
function FilterButton({ filter, chosen, onFilter }: FilterButtonProps) {
  const isHydrated = useHydrated();
  const isChosen = filter === chosen;
  const choose = () => onFilter(filter);
  return (
    <a
      href={galleryAddress(filter)}
      className={gallery().filter}
      onClick={onPlainClick(choose)}
      {...(isHydrated ? { ...asButton(choose), 'aria-pressed': isChosen } : { 'aria-current': isChosen })}
    >
      {filterLabel(filter)}
    </a>
  );
}

interface WorkProps {
  work: GalleryItem;
  address: string;
  onOpen: (slug: string) => void;
  place: Place;
}

/** Memoized: there are many, and a step in the lightbox does not change them. */
const Work = memo(({ work, address, onOpen, place }: WorkProps) => {
  const { slug, alt, title, category } = work;
  const styles = gallery();
  return (
    <a href={address} className={styles.work} data-replay onClick={onPlainClick(() => onOpen(slug))}>
      <div className={styles.frame}>
        <LazyPicture
          picture={thumbnail(slug)}
          alt={alt}
          sizes={SIZES}
          maxWidth={MAX_WIDTH}
          isFirstView={place === 'first'}
          isPlaced={place === 'first row'}
          isHeld={place === 'first row of its category'}
          hasNoScriptCopy={place !== 'covered'}
        />
      </div>
      <span className={styles.title}>{title}</span>
      <span className={styles.category}>{filterLabel(category)}</span>
    </a>
  );
});
