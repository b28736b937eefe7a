import type { ReactNode } from 'react';
import { type GalleryItem, lightboxTexts, mediums } from '#content/gallery.ts';
import { lightbox } from '#styled/recipes';

interface LightboxLayoutProps {
  work: GalleryItem;
  /** Of the work in the list, from 1. */
  number: number;
  total: number;
  title: ReactNode;
  tools: ReactNode;
  previous: ReactNode;
  next: ReactNode;
  /** The picture. */
  children: ReactNode;
}

/** Where things are in the lightbox: the same in the dialog and in the page. */
export function LightboxLayout(props: LightboxLayoutProps) {
  const { work, number, total, title, tools, previous, next, children } = props;
  const styles = lightbox();
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count}>{lightboxTexts.count(number, total)}</p>
        <div className={styles.tools}>{tools}</div>
      </div>
      <div className={styles.stage}>
        {previous}
        {children}
        {next}
      </div>
      <div className={styles.caption} data-part="caption">
        {title}
        <p className={styles.medium}>{mediums[work.category]}</p>
      </div>
    </>
  );
}
