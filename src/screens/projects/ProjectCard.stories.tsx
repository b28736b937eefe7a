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
  args: { id: 'mesa-run' },
  play: async ({ canvas, canvasElement }) => {
    const link = within(canvas.getByRole('article', { name: /Mesa Run/ })).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/^Mesa Run ?, opens in a new tab$/);
    await settled(canvasElement);
  },
});

/** Nothing about it can be pressed. */
export const WithoutALink = meta.story({
  args: { id: 'static-rodeo' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await settled(canvasElement);
  },
});

export const App = meta.story({
  args: { id: 'storm-spotter' },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
  },
});
