import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../.scripts/checks/steps.ts';
import manifest from '../../package.json' with { type: 'json' };

const storyFiles = import.meta.glob<string>('../../src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('take their helpers from storybook/test, and the README says what became of the package', {
  tags: ['D18'],
}, () => {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(packages).toContain('storybook');
  expect(packages).not.toContain('@storybook/test');
  const files = Object.values(storyFiles);
  expect(files.filter((file) => file.includes("from 'storybook/test'")).length).toBeGreaterThan(20);
  expect(files.filter((file) => file.includes("'@storybook/test'"))).toEqual([]);
  const readme = readFileSync(`${root}README.md`, 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain('`storybook/test`, which is what the package `@storybook/test` became');
});
