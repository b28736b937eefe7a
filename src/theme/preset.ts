import { definePreset } from '@pandacss/dev';
import { conditions } from './conditions.ts';
import { fonts } from './fonts.ts';
import { globalCss } from './globalCss.ts';
import { keyframes } from './keyframes.ts';
import { layerStyles } from './layerStyles.ts';
import { semanticTokens } from './semanticTokens.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

/** Tokens, conditions and global styles; the recipes are beside their components (src/app/recipes.ts). */
export const preset = definePreset({
  name: 'studio',
  conditions: { extend: conditions },
  globalCss: { extend: globalCss },
  globalFontface: { extend: fonts },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    keyframes,
    layerStyles,
    textStyles,
  },
  /* Stories are driven by args, in which Panda cannot find the variants statically. */
  staticCss: { recipes: '*' },
});
