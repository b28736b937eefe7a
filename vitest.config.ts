import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { withModuleMocks } from './.scripts/checks/withModuleMocks.ts';
import { looks } from './.scripts/looks/plugin.ts';
import { pictures } from './.scripts/pictures/plugin.ts';
import { pages } from './.scripts/site/pages.ts';
import { launchOptions } from './tests/browser.ts';
import { maxWorkers } from './tests/journeys/workerSettings.ts';
import { type RuleId, rules } from './tests/spec/rules.ts';
import site from './vite.config.ts';

/** Browser tests are retried once, since a busy machine can time them out. `npm test` lists each that needed it. */
const retries = 1;

declare module 'vitest' {
  interface TestTags {
    /** A test's tags are the rules that it proves; `vitest run --tags-filter=B27` runs what proves one. */
    rule: RuleId;
  }
}

/** This file stands in for vite.config.ts, so it brings along what the site's own code needs to look like the site. */
const { css = {}, optimizeDeps = {}, resolve = {} } = site;

/** Found late, each of these would have a running test start over (see vite.config.ts). */
const storybookPackages = [
  '@ark-ui/react/environment',
  '@ark-ui/react/frame',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  'culori',
  'msw',
  'msw-storybook-addon',
  'msw/browser',
  'storybook/actions',
  'storybook/internal/csf',
  'storybook/test',
];

/** Exposes computed names and roles of elements, from which the announcements of the journeys are recorded. */
const exposesNamesAndRoles = '--enable-blink-features=ComputedAccessibilityInfo';

const node = { extends: true as const };

/** A project whose files share their workers, and one beside it for those that need their own. */
function inSharedWorkers(test: UserWorkspaceConfig['test'] & { name: string; include: string[] }) {
  const isolated = withModuleMocks(test.include);
  return [
    {
      ...node,
      test: {
        ...test,
        isolate: false,
        exclude: [...configDefaults.exclude, ...isolated],
        unstubEnvs: true,
        unstubGlobals: true,
        restoreMocks: true,
      },
    },
    { ...node, test: { ...test, name: `${test.name}-isolated`, include: isolated } },
  ];
}

export default defineConfig({
  plugins: [pictures(), looks(), pages()],
  css,
  optimizeDeps,
  resolve,
  test: {
    tags: rules.map(({ id, sentence }) => ({ name: id, description: sentence })),
    projects: [
      ...inSharedWorkers({
        name: 'unit',
        // What is built for publishing is what these look at.
        env: { DRAFT: '' },
        include: [
          '{src,mocks,.storybook,.scripts}/**/*.test.{ts,tsx}',
          'tests/sample/**/*.test.ts',
          'tests/spec/**/*.test.ts',
          'tests/stories/**/*.test.ts',
          'tests/theme/**/*.test.ts',
          'tests/visual/**/*.test.ts',
        ],
      }),
      ...inSharedWorkers({
        name: 'backend',
        maxWorkers: 2,
        include: ['tests/backend/**/*.test.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      {
        ...node,
        test: {
          name: 'hosting',
          maxWorkers: 2,
          include: ['tests/hosting/*.test.ts'],
          retry: retries,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...node,
        test: {
          name: 'journeys',
          // A worker's files share its browser and its backend.
          isolate: false,
          globalSetup: ['tests/journeys/build.setup.ts'],
          include: ['tests/{journeys,owner}/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers,
          retry: retries,
        },
      },
      {
        ...node,
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...node,
        test: {
          name: 'storybook',
          globalSetup: ['tests/storybook/build.setup.ts'],
          include: ['tests/storybook/**/*.test.ts'],
          retry: retries,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: [...(optimizeDeps.include ?? []), ...storybookPackages] },
        test: {
          name: 'stories',
          isolate: false,
          retry: retries,
          testTimeout: 60_000,
          setupFiles: ['tests/announcements/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...launchOptions,
                args: [...(launchOptions.args ?? []), exposesNamesAndRoles],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
