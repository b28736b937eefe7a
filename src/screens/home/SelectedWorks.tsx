import { texts, thumbnail } from 'virtual:pictures/selected';
import { Link } from 'wouter';
import { workHref } from '#content/categories.ts';
import { selectedWorks } from '#content/home.ts';
import { link, selectedWorks as selectedWorksRecipe } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { onPlainClick } from '#ui/onPlainClick.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';

/** The width of a column of two, of three or of six. */
const SIZES = '(max-width: 767px) 45vw, (max-width: 1023px) 29vw, (max-width: 1439px) 14vw, 240px';

interface SelectedWorksProps {
  slugs: readonly string[];
  /** A thumbnail was pressed. */
  onOpen: (slug: string) => void;
}

/** A row of works that open in the lightbox; before hydration they are links to the artworks' pages. */
export function SelectedWorks({ slugs, onOpen }: SelectedWorksProps) {
  const styles = selectedWorksRecipe();
  return (
    <Section heading={selectedWorks.heading} spacing="compact">
      <ul className={styles.row}>
        {slugs.map((slug) => (
          <li key={slug}>
            <a
              href={workHref(slug)}
              className={styles.work}
              data-replay
              onClick={onPlainClick(() => onOpen(slug))}
            >
              <div className={styles.frame}>
                <Picture picture={thumbnail(slug)} alt={texts[slug]?.alt ?? ''} sizes={SIZES} fit="cover" />
              </div>
              <span className={styles.title}>{texts[slug]?.title}</span>
            </a>
          </li>
        ))}
      </ul>
      <Link href="/portfolio" className={link({ variant: 'onward' })}>
        {selectedWorks.all}
        <Icon name="arrowRight" />
      </Link>
    </Section>
  );
}
