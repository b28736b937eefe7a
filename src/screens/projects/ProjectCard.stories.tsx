import { expect, within } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import { type Project, projects, projectsTexts } from '#content/projects.ts';
import { fits, longTitle } from '#storybook/longTitle.ts';
import preview from '#storybook/preview.tsx';
import { projects as projectsRecipe } from '#styled/recipes';
import { ProjectCard } from './ProjectCard.tsx';

/** Uses a real project's picture, since only those are built. */
const unlinked: Project = {
  id: projects[0]?.id ?? '',
  alt: projects[0]?.alt ?? '',
  company: 'Any Company',
  title: 'A Game Of Chance',
  description: 'Two dice, one table and a lamp that flickers whenever a player is about to win.',
  type: 'game',
  technologies: ['Paper', 'Scissors'],
  role: ['Character Design', 'Rules'],
};

const linked: Project = { ...unlinked, link: 'https://example.com/chance' };

/** A card in the grid that defines its rows. */
function CardOf({ project }: { project: Project }) {
  const styles = projectsRecipe();
  return (
    <div className={styles.wall}>
      <ul className={styles.list}>
        <li>
          <ProjectCard project={project} />
        </li>
      </ul>
    </div>
  );
}

const meta = preview.meta({ title: 'Screens/Projects/Card', component: CardOf });

const settled = (element: HTMLElement) =>
  Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));

/** The whole card is a link that opens a new tab. */
export const Linked = meta.story({
  parameters: { spec: ['S2.projects.card', 'S2.projects.linked'] },
  args: { project: linked },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const card = within(canvas.getByRole('article', { name: new RegExp(linked.title) }));
    await expect(card.getByRole('img', { name: linked.alt })).toBeVisible();
    await expect(card.getByText(projectsTexts.types.game)).toBeVisible();
    await expect(card.getByText(linked.description)).toBeVisible();
    const chips = (name: string) =>
      within(card.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(chips(projectsTexts.technologies)).toEqual(linked.technologies);
    await expect(chips(projectsTexts.contributions)).toEqual(linked.role);
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(`${linked.title} (${shellTexts.newTab})`);
  },
});

/** The card is not interactive. */
export const WithoutALink = meta.story({
  parameters: { spec: ['S2.projects.unlinked'] },
  args: { project: unlinked },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const App = meta.story({
  parameters: { spec: ['S2.projects.card'] },
  args: { project: { ...unlinked, type: 'app' } },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByText(projectsTexts.types.app)).toBeVisible();
  },
});

export const WithoutContributions = meta.story({
  args: { project: { ...linked, technologies: [], role: [] } },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.queryByText(projectsTexts.technologies)).toBeNull();
    await expect(canvas.queryByText(projectsTexts.contributions)).toBeNull();
  },
});

/** The new-tab icon follows the last word, as in a title of one line. */
export const LongTitle = meta.story({
  args: { project: { ...linked, title: longTitle } },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await fits(canvas.getByRole('article'));
    const words = document.createRange();
    const link = canvas.getByRole('link');
    words.selectNodeContents(link.firstChild ?? link);
    const lastLine = [...words.getClientRects()].at(-1);
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.top).toBeGreaterThanOrEqual(lastLine?.top ?? Number.NaN);
    await expect((icon?.left ?? 0) - (lastLine?.right ?? 0)).toBeLessThan(16);
  },
});
