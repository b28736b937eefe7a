import type { Config } from '@pandacss/dev';

type Prepare = NonNullable<NonNullable<Config['hooks']>['codegen:prepare']>;

/**
 * Replaces Panda's generated `create-recipe.js`: the same class names without atomic styles, responsive and compound
 * variants, which no recipe here uses. Saves 6.2 KB (brotli) per page; obsolete once Panda's recipe runtime is
 * tree-shakable.
 */
const runtime = `import { compact, memo, splitProps, withoutSpace } from '../helpers.js';

const create = (name, classesOf, defaultVariants = {}, variantKeys = []) => {
  const getVariantProps = (variants) => ({ ...defaultVariants, ...compact(variants) });
  const classes = memo((variants) => {
    const chosen = Object.entries(getVariantProps(variants));
    return classesOf((part) =>
      [part, ...chosen.map(([variant, value]) => \`\${part}--\${variant}_\${withoutSpace(value)}\`)].join(' '),
    );
  });
  return Object.assign(classes, {
    __recipe__: true,
    __name__: name,
    classNameMap: {},
    raw: (variants) => variants,
    variantKeys,
    splitVariantProps: (props) => splitProps(props, variantKeys),
    getVariantProps,
  });
};

export const recipe = (name, ...variants) => create(name, (withVariants) => withVariants(name), ...variants);

export const slotRecipe = (name, slots, ...variants) =>
  create(
    name,
    (withVariants) => Object.fromEntries(slots.map((slot) => [slot, withVariants(\`\${name}__\${slot}\`)])),
    ...variants,
  );
`;

interface RecipeConfig {
  className: string;
  slots?: readonly string[];
  variants?: object;
  defaultVariants?: object;
  compoundVariants?: readonly unknown[];
}

/** Generates a recipe's module. @throws if the recipe needs a feature that the runtime lacks. */
function recipeFile(
  name: string,
  { className, slots, variants, defaultVariants, compoundVariants }: RecipeConfig,
) {
  if (compoundVariants !== undefined && compoundVariants.length > 0)
    throw new Error(`The recipe ${name} has compound variants, which src/theme/leanRecipes.ts leaves out.`);
  const create = slots === undefined ? 'recipe' : 'slotRecipe';
  const parts = [className, slots, variants && (defaultVariants ?? {}), variants && Object.keys(variants)];
  const given = parts.filter((part) => part !== undefined).map((part) => JSON.stringify(part));
  return `import { ${create} } from './create-recipe.js';\n\nexport const ${name} = /* @__PURE__ */ ${create}(${given.join(', ')});\n`;
}

const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes the lean recipes, and removes what they lack from their types. */
export function leanRecipes(recipes: Readonly<Record<string, RecipeConfig>>): Prepare {
  const files = new Map([['create-recipe.js', runtime]]);
  for (const [name, config] of Object.entries(recipes))
    files.set(`${fileName(name)}.js`, recipeFile(name, config));

  return ({ artifacts }) =>
    artifacts.map((artifact) => {
      if (artifact?.id !== 'recipes' && artifact?.id !== 'create-recipe') return artifact;
      return {
        ...artifact,
        files: artifact.files.map((file) => ({
          ...file,
          code: file.file.endsWith('.d.ts')
            ? file.code?.replace(/^type \w+VariantMap = \{[^}]*\}\n\n|^ {2}variantMap: .*\n/gm, '')
            : files.get(file.file),
        })),
      };
    });
}
