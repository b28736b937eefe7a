import { prints } from '#styled/recipes';
import { Picture } from './Picture.tsx';
import type { PictureData } from './pictureFiles.ts';

/** The width of a print in the recipe. */
const SIZES = '(max-width: 767px) 112px, 160px';

/** Up to three works as rotated prints; decorative. */
export function Prints({ works }: { works: readonly PictureData[] }) {
  const styles = prints();
  return (
    <div className={styles.root}>
      {works.map((work) => (
        <div key={work.src} className={styles.print}>
          <Picture picture={work} alt="" sizes={SIZES} className={styles.work} />
        </div>
      ))}
    </div>
  );
}
