import { groups, thumbnail } from 'virtual:pictures/callouts';
import { useId } from 'react';
import { Link } from 'wouter';
import { collaborate, highlights, type Project, projectsTexts } from '#content/projects.ts';
import { button, projects as projectsRecipe } from '#styled/recipes';
import { Callout } from '#ui/Callout.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Prints } from '#ui/Prints.tsx';
import { TileArt } from '../home/TileArt.tsx';
import { ProjectCard } from './ProjectCard.tsx';

/** The page of games and apps. */
export function ProjectsScreen({ projects }: { projects: readonly Project[] }) {
  const styles = projectsRecipe();
  const counters = [
    { type: 'game', word: projectsTexts.games },
    { type: 'app', word: projectsTexts.apps },
  ]
    .map((counter) => ({ ...counter, count: projects.filter(({ type }) => type === counter.type).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.words}>
          <p className={styles.kicker}>{projectsTexts.kicker}</p>
          <Heading level={1} size="page">
            {projectsTexts.heading}
          </Heading>
          <p className={styles.description}>{projectsTexts.description}</p>
        </div>
        <div className={styles.counters}>
          {counters.map(({ type, word, count }) => (
            <p key={type} className={styles.counter}>
              <span className={styles.number} data-type={type}>
                {count}
              </span>{' '}
              {word(count)}
            </p>
          ))}
        </div>
      </div>
      <div className={styles.wall}>
        <ul className={styles.list} aria-label={projectsTexts.list}>
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard project={project} isFirstView={index === 0} />
            </li>
          ))}
        </ul>
        {highlights.lists.length > 0 && <Highlights />}
      </div>
      <Collaborate />
    </>
  );
}

function Highlights() {
  const headingId = useId();
  const styles = projectsRecipe();
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <Heading level={2} size="xl" id={headingId}>
        {highlights.heading}
      </Heading>
      <div className={styles.panelLists}>
        {highlights.lists.map(({ heading, type, items }) => (
          <div key={type}>
            <Heading level={3} size="md" className={styles.panelHeading} data-type={type}>
              {heading}
            </Heading>
            <ul className={styles.panelList}>
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Collaborate() {
  const works = groups.collaborate.map(thumbnail);
  return (
    <Callout
      heading={collaborate.heading}
      text={collaborate.text}
      tone="second"
      art={works.length > 0 ? <Prints works={works} /> : <TileArt motif={collaborate.motif} />}
    >
      <Link href={collaborate.href} className={button({ size: 'lg' })}>
        {collaborate.button}
        <Icon name="arrowRight" />
      </Link>
    </Callout>
  );
}
