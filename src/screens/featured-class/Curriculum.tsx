import type { Lesson } from '#content/featuredClass.ts';
import { curriculum } from '#styled/recipes';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';

/** A length of time, written m:ss, as a machine reads it. */
function machineDuration(duration: string): string {
  const [minutes, seconds] = duration.split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
}

/** A lesson above that closes pulls the pressed header up with it: the page follows, before it is painted. */
function keepInPlace({ currentTarget }: { currentTarget: HTMLElement }): void {
  const { top } = currentTarget.getBoundingClientRect();
  requestAnimationFrame(() => {
    scrollBy({ top: currentTarget.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

/** The lessons. Sharing a name, the browser keeps one of them open at a time, with no script at all. */
export function Curriculum({ lessons }: { lessons: readonly Lesson[] }) {
  const styles = curriculum();
  return (
    <ol className={styles.list}>
      {lessons.map(({ id, title, description, duration }) => (
        <li key={id}>
          <details name="curriculum" className={styles.lesson}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is a button, for the keyboard too. */}
            <summary className={styles.summary} onClick={keepInPlace}>
              <span className={styles.number} aria-hidden="true">
                {id}
              </span>
              <Heading level={3} size="md" className={styles.title}>
                {title}
              </Heading>
              <time className={styles.duration} dateTime={machineDuration(duration)}>
                {duration}
              </time>
              <span className={styles.sign}>
                <Icon name="chevronDown" />
              </span>
            </summary>
            <p className={styles.text}>{description}</p>
          </details>
        </li>
      ))}
    </ol>
  );
}
