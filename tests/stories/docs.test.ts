/**
 * Holds the docs to their one shape: every part of the design system and of the shell, and every flow, has a page, and
 * every page has all of what a reviewer looks for on it.
 */
import { describe, expect, it } from 'vitest';

const pages = import.meta.glob<string>('../../src/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = import.meta.glob(['../../src/{ui,screens/shell}/*.tsx', '!**/*.stories.tsx']);
const charts = import.meta.glob('../../src/**/*.machine.ts');
const answers = import.meta.glob('../../mocks/functions/*.answers.ts');

const nameOf = (path: string) => path.replace(/^.*\//, '');

/** The pages that import a file, by the name it has there. */
const pagesOn = (file: string) => Object.values(pages).filter((text) => text.includes(`/${file}';`));

describe('the docs', () => {
  it.each(Object.keys(parts).map(nameOf))('have a page on %s', (file) => {
    const stories = file.replace('.tsx', '.stories.tsx');
    expect([...pagesOn(file), ...pagesOn(stories)]).not.toEqual([]);
  });

  it.each(Object.keys(charts).map(nameOf))('have one page on the flow of %s', (file) => {
    const [page, ...others] = pagesOn(file);
    expect(others).toEqual([]);
    for (const block of ['<States of=', '<Chart machine=', '## Answers']) expect(page).toContain(block);
  });

  it.each(Object.keys(answers).map(nameOf))('list all of %s', (file) => {
    const all = Object.values(pages).join('\n');
    expect(all).toContain(`<Answers of="${file.replace('.answers.ts', '')}"`);
  });
});

/** The pages of the foundations are on no part that is used as such. */
const isFoundation = (path: string) => /\/(src\/theme\/.*|Icon|Pictures)\.mdx$/.test(path);
const reviewed = Object.entries(pages).filter(([path]) => !isFoundation(path));

describe.each(reviewed.map(([path, text]) => ({ page: nameOf(path), text })))('$page', ({ text }) => {
  it('has purpose, usage, keyboard and specification', () => {
    expect(text).toMatch(/^# .+\n\n(<Purpose |[A-Z][^\n]+)/m);
    for (const block of ['<DoDont', '<Keyboard', '<SpecSections']) expect(text).toContain(block);
    expect(text).toMatch(/<(States|StoryList|Variants) of=/);
  });
});
