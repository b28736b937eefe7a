import { ProjectsScreen } from '#screens/projects/ProjectsScreen.tsx';

export default function ProjectsPage() {
  return <ProjectsScreen />;
}
