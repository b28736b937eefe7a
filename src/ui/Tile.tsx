import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type TileVariantProps, tile } from '#styled/recipes';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import type { PictureData } from './pictureFiles.ts';

interface TileProps extends Pick<TileVariantProps, 'size' | 'tone'> {
  title: string;
  text: string;
  href: string;
  /** The decorative picture where there are no works; the title is the link's name. */
  art: ReactNode;
  /** Up to three works, side by side in its place. */
  works?: readonly PictureData[] | undefined;
}

/** The width of a 4:5 work at a large tile's height, which crops it. */
const worksSizes = '205px';

/** A poster that links to a part of the site. */
export function Tile({ title, text, href, art, works = [], size, tone }: TileProps) {
  const styles = tile({ size, tone, isIllustrated: works.length > 0 });
  return (
    <Link href={href} className={styles.root}>
      <div className={styles.art} aria-hidden="true">
        {works.map((work) => (
          <Picture
            key={work.src}
            picture={work}
            alt=""
            sizes={worksSizes}
            fit="cover"
            className={styles.work}
          />
        ))}
        {works.length === 0 && art}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <span className={styles.arrow}>
          <Icon name="arrowRight" />
        </span>
      </div>
    </Link>
  );
}
