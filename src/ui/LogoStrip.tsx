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
  /** What the list is, read out. */
  label: string;
  /** The name of the control that stops the movement. */
  pauseLabel: string;
}

/**
 * Logos passing by in a loop of 30 seconds. It is all markup and CSS, so that it moves, and above all stops, with scripts
 * off too. The second list only closes the loop: assistive technology and Tab never meet it.
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
