import { defineConfig } from '@pandacss/dev';
import { recipes, slotRecipes } from './src/app/recipes.ts';
import { leanRecipes } from './src/theme/leanRecipes.ts';
import { preset } from './src/theme/preset.ts';

export default defineConfig({
  presets: [preset],
  theme: { extend: { recipes, slotRecipes } },
  preflight: true,
  include: ['./src/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  exclude: [],
  logLevel: 'warn',
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: {
    css: '#styled/css',
    recipes: '#styled/recipes',
    patterns: '#styled/patterns',
  },
  hooks: {
    'codegen:prepare': leanRecipes({ ...recipes, ...slotRecipes }),
    // It sets 33 custom properties on every element, which no style here reads and every style recalculation pays for.
    'preset:resolved': ({ name, preset: resolved, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(resolved, ['globalCss']) : undefined,
  },
  strictTokens: true,
  strictPropertyValues: true,
});
