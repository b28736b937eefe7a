import { factList } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';

export interface Fact {
  icon: IconName;
  /** A label for texts that need one. */
  label?: string;
  text: string;
}

/** Short facts, each with an icon. */
export function FactList({ label, facts }: { label: string; facts: readonly Fact[] }) {
  const styles = factList();
  return (
    <ul className={styles.root} aria-label={label}>
      {facts.map(({ icon, label: about, text }) => (
        <li key={text} className={styles.item}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span>
            {about !== undefined && <span className={styles.label}>{about} </span>}
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
