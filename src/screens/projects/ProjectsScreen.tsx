import { useId } from 'react';
import { Link } from 'wouter';
import { collaborate, highlights, type Project, projects, projectsTexts } from '#content/projects.ts';
import { button, projects as projectsRecipe } from '#styled/recipes';
import { Callout } from '#ui/Callout.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TileArt } from '../home/TileArt.tsx';
import { ProjectCard } from './ProjectCard.tsx';

const count = (type: Project['type']) => projects.filter((project) => project.type === type).length;

/** The page of games and apps. */
export function ProjectsScreen() {
  const styles = projectsRecipe();
  const games = count('game');
  const apps = count('app');
  return (
    <>
      <div className={styles.intro}>
        <div className={styles.words}>
          <Heading level={1} size="page">
            {projectsTexts.heading}
          </Heading>
          <p className={styles.description}>{projectsTexts.description}</p>
        </div>
        <div className={styles.counters}>
          <p className={styles.counter}>
            <span className={styles.number} data-type="game">
              {games}
            </span>{' '}
            {projectsTexts.games(games)}
          </p>
          <p className={styles.counter}>
            <span className={styles.number} data-type="app">
              {apps}
            </span>{' '}
            {projectsTexts.apps(apps)}
          </p>
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
        <Highlights />
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
  return (
    <Callout
      heading={collaborate.heading}
      text={collaborate.text}
      tone="sodium"
      art={<TileArt motif={collaborate.motif} />}
    >
      <Link href={collaborate.href} className={button({ size: 'lg' })}>
        {collaborate.button}
        <Icon name="arrowRight" />
      </Link>
    </Callout>
  );
}
