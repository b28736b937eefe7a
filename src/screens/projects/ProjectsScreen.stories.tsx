import { expect, within } from 'storybook/test';
import { projects, projectsTexts } from '#content/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Projects',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen', routes: ['/projects'] },
});

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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Games & Apps Portfolio');
    await expect(canvas.getByText(projectsTexts.description)).toBeVisible();
    for (const [type, word] of [
      ['game', projectsTexts.games],
      ['app', projectsTexts.apps],
    ] as const) {
      const count = projects.filter((project) => project.type === type).length;
      await expect(canvas.getByText(word(count))).toHaveTextContent(`${count} ${word(count)}`);
    }
    await expect(canvas.getAllByRole('article')).toHaveLength(projects.length);
    const panel = within(canvas.getByRole('region', { name: 'Experience Highlights' }));
    await expect(panel.getByRole('heading', { name: 'Game Development' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'App Development' })).toBeVisible();
    await expect(panel.getAllByRole('list')).toHaveLength(2);
    const call = within(canvas.getByRole('region', { name: 'Ready to Collaborate' }));
    await expect(call.getByRole('link', { name: 'Start a Project' })).toHaveAttribute('href', '/contact');
    const cards = canvasElement.getAnimations({ subtree: true });
    await Promise.all(cards.map((animation) => animation.finished));
  },
});
