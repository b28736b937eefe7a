import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../.scripts/checks/steps.ts';
import manifest from '../../package.json' with { type: 'json' };

const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

it.each([
  'storybook',
  '@storybook/react-vite',
  'msw',
  'msw-storybook-addon',
  'react',
  'react-dom',
  'vite',
  'wouter',
  '@supabase/supabase-js',
  '@rive-app/react-canvas',
  '@pandacss/dev',
  '@ark-ui/react',
  'xstate',
  '@xstate/react',
  'vitest',
  'playwright',
  'chromatic',
])('the product is built of %s', { tags: ['P2.packages'] }, (name) => {
  expect(packages).toContain(name);
});

it('the top level is that of the design card', { tags: ['P2.top-level'] }, () => {
  expect(readdirSync(root)).toEqual(
    expect.arrayContaining([
      'package.json',
      '.storybook',
      'panda.config.ts',
      'vite.config.ts',
      'tsconfig.json',
      'src',
      'mocks',
      'public',
      'supabase',
      'tests',
      'README.md',
    ]),
  );
});

it("the site's sources are all TypeScript", { tags: ['P1.language'] }, () => {
  expect(globSync('src/**/*.{js,jsx,mjs,cjs}', { cwd: root })).toEqual([]);
  expect(globSync('src/screens/**/*Screen.tsx', { cwd: root }).length).toBeGreaterThan(8);
});

it('stories import their helpers from storybook/test, and the README says why', { tags: ['D18'] }, () => {
  expect(packages).not.toContain('@storybook/test');
  const files = globSync('src/**/*.stories.tsx', { cwd: root }).map((file) =>
    readFileSync(`${root}${file}`, 'utf8'),
  );
  expect(files.filter((file) => file.includes("from 'storybook/test'")).length).toBeGreaterThan(20);
  expect(files.filter((file) => file.includes("'@storybook/test'"))).toEqual([]);
  const readme = readFileSync(`${root}README.md`, 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain('`storybook/test`, which is what the package `@storybook/test` became');
});
