import { projects } from '#content/projects.ts';
import { ProjectsScreen } from '#screens/projects/ProjectsScreen.tsx';

export default function ProjectsPage() {
  return <ProjectsScreen projects={projects} />;
}
