import { factList } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';

export interface Fact {
  icon: IconName;
  /** What the text is about, where it does not say so itself. */
  label?: string;
  text: string;
}

/** Short facts about a thing, each with its sign. */
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
