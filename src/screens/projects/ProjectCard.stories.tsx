import { expect, within } from 'storybook/test';
import { projects } from '#content/projects.ts';
import preview from '#storybook/preview.tsx';
import { projects as projectsRecipe } from '#styled/recipes';
import { ProjectCard } from './ProjectCard.tsx';

/** One card of the list, on the wall that its rows come from. */
function CardOf({ id }: { id: string }) {
  const project = projects.find((candidate) => candidate.id === id);
  const styles = projectsRecipe();
  if (project === undefined) return null;
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

/** The whole of it opens the game in a new tab. */
export const Linked = meta.story({
  parameters: { spec: ['S2.projects.card', 'S2.projects.linked'] },
  args: { id: 'mesa-run' },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const card = within(canvas.getByRole('article', { name: /Mesa Run/ }));
    await expect(card.getByRole('img', { name: /^Game artwork: a girl on a skateboard/ })).toBeVisible();
    await expect(card.getByText('Game')).toBeVisible();
    await expect(card.getByText(/^Dot has a skateboard/)).toBeVisible();
    const chips = (name: string) =>
      within(card.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(chips('Technologies')).toEqual(['Unity', 'C#', 'Spine']);
    await expect(chips('My Contributions')).toEqual(['Character Design', '2D Animation', 'Key Visual']);
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/^Mesa Run ?, opens in a new tab$/);
  },
});

/** Nothing about it can be pressed. */
export const WithoutALink = meta.story({
  parameters: { spec: ['S2.projects.unlinked'] },
  args: { id: 'static-rodeo' },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const App = meta.story({
  parameters: { spec: ['S2.projects.card'] },
  args: { id: 'storm-spotter' },
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByText('App')).toBeVisible();
  },
});
