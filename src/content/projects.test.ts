import { thumbnail } from 'virtual:pictures/projects';
import { describe, expect, it } from 'vitest';
import { projects } from './projects.ts';

describe('the projects', () => {
  it.each(['id', 'title', 'description', 'alt'] as const)('have each a unique %s', (field) => {
    expect(new Set(projects.map((project) => project[field])).size).toBe(projects.length);
  });

  it('have distinct links', () => {
    const links = projects.flatMap(({ link }) => link ?? []);
    expect(new Set(links).size).toBe(links.length);
  });
});

describe.each(projects)('$id', (project) => {
  it('has every field filled in', { tags: ['S3.project'] }, () => {
    expect(project.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(project.title.trim()).toBe(project.title);
    expect(project.title.length).toBeGreaterThan(2);
    expect(project.company.length).toBeGreaterThan(2);
    expect(new Set(project.technologies).size).toBe(project.technologies.length);
    expect(new Set(project.role).size).toBe(project.role.length);
    for (const text of [...project.technologies, ...project.role]) expect(text.trim()).not.toBe('');
    if (project.link !== undefined) expect(new URL(project.link).protocol).toBe('https:');
  });

  it('shows the picture with its id', () => {
    const { width, height } = thumbnail(project.id);
    expect(width / height).toBeCloseTo(8 / 5, 1);
  });
});
