import { thumbnail } from 'virtual:pictures/projects';
import { useId } from 'react';
import { shellTexts } from '#content/navigation.ts';
import { type Project, projectsTexts } from '#content/projects.ts';
import { projectCard } from '#styled/recipes';
import { Badge } from '#ui/Badge.tsx';
import { Chip } from '#ui/Chip.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { contributionTone } from './contributionTone.ts';

const badgeTones = { game: 'third', app: 'second' } as const satisfies Record<Project['type'], string>;

interface ProjectCardProps {
  project: Project;
  /** In the first view. */
  isFirstView?: boolean;
}

/** The width of a column, capped at 640 px even for high-density phone screens. */
const SIZES = [
  '(max-width: 479px) and (min-resolution: 1.5dppx) 213px',
  '(max-width: 767px) 92vw',
  '(max-width: 1023px) 45vw',
  '(max-width: 1439px) 30vw',
  '(max-width: 1599px) 378px',
  '486px',
].join(', ');

/** A game or an app. With a link, the whole card opens it in a new tab; without, nothing is interactive. */
export function ProjectCard({ project, isFirstView = false }: ProjectCardProps) {
  const { title, description, alt, type, technologies, role, company, link } = project;
  const id = useId();
  const styles = projectCard({ linked: link !== undefined });
  return (
    <article className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.picture}>
        <Picture
          picture={thumbnail(project.id)}
          alt={alt}
          sizes={SIZES}
          fit="cover"
          isFirstView={isFirstView}
        />
      </div>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {link === undefined ? (
            title
          ) : (
            <ExternalLink href={link} newTabHint={shellTexts.newTab} className={styles.link}>
              {title}
              <Icon name="external" />
            </ExternalLink>
          )}
        </h2>
        <p className={styles.company}>
          {projectsTexts.company} {company}
        </p>
        <span className={styles.badge}>
          <Badge tone={badgeTones[type]}>{projectsTexts.types[type]}</Badge>
        </span>
      </div>
      <p className={styles.description}>{description}</p>
      <Chips label={projectsTexts.technologies} texts={technologies} />
      <Chips label={projectsTexts.contributions} texts={role} toneOf={contributionTone} />
    </article>
  );
}

interface ChipsProps {
  label: string;
  texts: readonly string[];
  toneOf?: typeof contributionTone;
}

/** A labeled list of chips; nothing if the list is empty. */
function Chips({ label, texts, toneOf }: ChipsProps) {
  const labelId = useId();
  const styles = projectCard();
  if (texts.length === 0) return null;
  return (
    <div className={styles.group}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ul className={styles.chips} aria-labelledby={labelId}>
        {texts.map((text) => (
          <li key={text}>
            <Chip {...(toneOf && { tone: toneOf(text) })}>{text}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
