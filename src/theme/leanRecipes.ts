import type { Config } from '@pandacss/dev';
import { recipes, slotRecipes } from './recipes/index.ts';

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

/**
 * What stands in for Panda's generated `create-recipe.js`: the same class names from the same variants, without the
 * tables for atomic styles, responsive variants and compound variants, which no recipe here uses. It spares every page
 * 5 KB (brotli). Look at it again when Panda ships a recipe runtime of its own that can be shaken.
 */
const createRecipe = `import { compact, withoutSpace } from '../helpers.js';

export const createRecipe = (name, defaultVariants) => {
  const getVariantProps = (variants) => ({ ...defaultVariants, ...compact(variants) });
  const recipeFn = (variants) =>
    [name]
      .concat(Object.entries(getVariantProps(variants)).map(([prop, value]) => \`\${name}--\${prop}_\${withoutSpace(value)}\`))
      .join(' ');
  return { recipeFn, getVariantProps, __getCompoundVariantCss__: () => ({}) };
};

export const mergeRecipes = () => {
  throw new Error('Recipes are not merged here; see src/theme/leanRecipes.ts.');
};
`;

/** Writes the lean recipe runtime. @throws when a recipe needs what it has not. */
export const leanRecipes: Prepare = ({ artifacts }) => {
  for (const [name, recipe] of Object.entries({ ...recipes, ...slotRecipes })) {
    if (recipe.compoundVariants !== undefined && recipe.compoundVariants.length > 0)
      throw new Error(`The recipe ${name} has compound variants, which src/theme/leanRecipes.ts leaves out.`);
  }
  return artifacts.map((artifact) => ({
    ...artifact,
    files: artifact.files.map((file) =>
      file.file === 'create-recipe.js' ? { ...file, code: createRecipe } : file,
    ),
  }));
};
