import { logoStrip } from '#styled/recipes';
import { Icon } from './Icon.tsx';

interface Logo {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface LogoStripProps {
  logos: readonly Logo[];
  /** The list's accessible name. */
  label: string;
  /** The pause control's accessible name. */
  pauseLabel: string;
}

/**
 * Logos in a 30-second loop, in markup and CSS alone so that it moves and pauses without scripts. The copy that closes
 * the loop is hidden from assistive technology and Tab.
 */
export function LogoStrip({ logos, label, pauseLabel }: LogoStripProps) {
  const styles = logoStrip();
  return (
    <div className={styles.root} data-part="root">
      <div className={styles.window}>
        <ul className={styles.list} aria-label={label}>
          {logos.map(({ src, alt, width, height }) => (
            <li key={src}>
              <img className={styles.logo} src={src} alt={alt} width={width} height={height} loading="lazy" />
            </li>
          ))}
        </ul>
        <ul className={styles.list} aria-hidden="true" inert>
          {logos.map(({ src, width, height }) => (
            <li key={src}>
              <img className={styles.logo} src={src} alt="" width={width} height={height} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className={styles.checkbox} aria-label={pauseLabel} autoComplete="off" />
        <span className={styles.whenMoving}>
          <Icon name="pause" />
        </span>
        <span className={styles.whenPaused}>
          <Icon name="play" />
        </span>
      </label>
    </div>
  );
}
