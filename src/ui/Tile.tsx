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
  /** The sign on it, where there are no works: decoration, since the title says where it leads. */
  art: ReactNode;
  /** Up to three works, side by side in the sign's place. */
  works?: readonly PictureData[] | undefined;
}

/** As wide as a work of 4 by 5 is at the height of a large tile, which crops it. */
const worksSizes = '205px';

/** A poster that is one large link into a part of the site. */
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
