/** The import directions, and no cycles. Checked by `npm run check`. */

/** The folders of src that each of them must not import: app → screens → flows → ui → theme, and so on. */
const above = {
  screens: ['app', 'backend'],
  flows: ['app', 'screens'],
  ui: ['app', 'screens', 'flows', 'backend'],
  theme: ['app', 'screens', 'flows', 'ui', 'backend', 'content'],
  backend: ['app', 'screens', 'flows', 'ui', 'theme', 'content'],
  content: ['app', 'screens', 'flows', 'ui', 'theme', 'backend'],
};

const developmentOnly = '\\.(stories|test|fixtures|plays)\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(above).map(([folder, folders]) => ({
      name: `${folder}-imports-up`,
      comment:
        'Imports point one way: app, screens, flows, ui, theme; backend below flows, content at the bottom.',
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: `^src/(${folders.join('|')})/` },
    })),
    {
      name: 'site-imports-development',
      comment: 'The site never imports what exists to develop and test it.',
      severity: 'error',
      from: { path: '^src/', pathNot: developmentOnly },
      to: { path: ['^(mocks|tests|\\.storybook|\\.scripts)/', developmentOnly] },
    },
    {
      name: 'folder-without-alias',
      comment: 'Another folder is imported by its # name.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: {
        path: '^(src|mocks|tests|supabase|\\.storybook|\\.scripts)/',
        pathNot: '^src/$1/',
        dependencyTypesNot: ['aliased'],
      },
    },
    {
      name: 'storybook-imports-site',
      comment:
        'Storybook shows any site: preview.tsx alone connects it to this one, for which sb.mock needs real paths.',
      severity: 'error',
      from: { path: '^\\.storybook/', pathNot: '^\\.storybook/preview\\.tsx$' },
      to: { path: '^src/(app|screens|flows|ui|backend)/', pathNot: '^src/flows/statePath\\.ts$' },
    },
    {
      name: 'function-imports-outside',
      comment: 'Functions are deployed alone: they import from supabase/functions and from packages only.',
      severity: 'error',
      from: { path: '^supabase/functions/' },
      to: { path: '.', pathNot: ['^supabase/functions/', 'node_modules/'] },
    },
    {
      name: 'function-uses-alias',
      comment: 'Functions are deployed without package.json, which defines the # names.',
      severity: 'error',
      from: { path: '^supabase/functions/' },
      to: { dependencyTypes: ['aliased'] },
    },
    {
      name: 'undeclared-package',
      comment:
        'A package that another one happens to bring along can vanish with any update: name it in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'cycle',
      comment:
        'Modules that import each other cannot be understood or loaded one by one; move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API for dependency-cruiser to parse with.
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^styled-system/'] },
    exclude: { path: ['^mocks/static/', '^tests/owner/content/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
