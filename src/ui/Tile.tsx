import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type TileVariantProps, tile } from '#styled/recipes';
import { Icon } from './Icon.tsx';

interface TileProps extends Pick<TileVariantProps, 'size' | 'tone'> {
  title: string;
  text: string;
  href: string;
  /** The picture on it: decoration, since the title says where it leads. */
  art: ReactNode;
}

/** A poster that is one large link into a part of the site. */
export function Tile({ title, text, href, art, size, tone }: TileProps) {
  const styles = tile({ size, tone });
  return (
    <Link href={href} className={styles.root}>
      <div className={styles.art} aria-hidden="true">
        {art}
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
