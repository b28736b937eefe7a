import { expect, within } from 'storybook/test';
import { collaborate, highlights, projects, projectsTexts } from '#content/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Projects',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen', routes: ['/projects'] },
  args: { projects },
});

const settled = (element: HTMLElement) =>
  Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));

export const Projects = meta.story({
  parameters: {
    spec: [
      'S2.projects.heading',
      'S2.projects.counters',
      'S2.projects.cards',
      'S2.projects.highlights',
      'S2.projects.collaborate',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(projectsTexts.heading);
    await expect(canvas.getByText(projectsTexts.description)).toBeVisible();
    for (const [type, word] of [
      ['game', projectsTexts.games],
      ['app', projectsTexts.apps],
    ] as const) {
      const count = projects.filter((project) => project.type === type).length;
      const counters = canvas.queryAllByText(word(count), { exact: true });
      await expect(counters.map(({ textContent }) => textContent)).toEqual(
        count > 0 ? [`${count} ${word(count)}`] : [],
      );
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(projects.length);
    const headings = highlights.lists.length > 0 ? [highlights, ...highlights.lists] : [];
    for (const { heading } of headings)
      await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
    const panel = canvas.queryByRole('region', { name: highlights.heading });
    await expect(panel?.querySelectorAll('ul').length ?? 0).toBe(highlights.lists.length);
    const call = within(canvas.getByRole('region', { name: collaborate.heading }));
    await expect(call.getByRole('link', { name: collaborate.button })).toHaveAttribute('href', '/contact');
    await settled(canvasElement);
  },
});

/** The panel fills the rest of the last row, and a type without projects is not counted. */
export const OneProject = meta.story({
  args: { projects: projects.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByText('0')).toBeNull();
    await settled(canvasElement);
  },
});
