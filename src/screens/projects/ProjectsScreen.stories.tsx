import { expect } from 'storybook/test';
import { collaborate, highlights, projects, projectsTexts } from '#content/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Projects',
  component: ProjectsScreen,
  parameters: { layout: 'fullscreen' },
});

export const Projects = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(projectsTexts.heading);
    await expect(canvas.getByText('games')).toHaveTextContent('14 games');
    await expect(canvas.getByText('apps')).toHaveTextContent('8 apps');
    await expect(canvas.getAllByRole('article')).toHaveLength(projects.length);
    await expect(canvas.getByRole('region', { name: highlights.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: collaborate.button })).toHaveAttribute('href', '/contact');
    const cards = canvasElement.getAnimations({ subtree: true });
    await Promise.all(cards.map((animation) => animation.finished));
  },
});
