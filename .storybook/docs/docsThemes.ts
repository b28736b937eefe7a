import { create } from 'storybook/theming';
import { token } from '#styled/tokens';

const shared = {
  fontBase: token('fonts.body'),
  appBorderRadius: 10,
  inputBorderRadius: 6,
};

/** The pages of the docs in the studio's own colours: paint of the palette, since Storybook computes shades of it. */
export const docsThemes = {
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: token('colors.pink.glow'),
    colorSecondary: token('colors.pink.glow'),
    appBg: token('colors.night.900'),
    appContentBg: token('colors.night.950'),
    appPreviewBg: token('colors.night.950'),
    appBorderColor: token('colors.night.700'),
    textColor: token('colors.bone.white'),
    textMutedColor: token('colors.night.300'),
    barBg: token('colors.night.900'),
    barTextColor: token('colors.night.300'),
    barHoverColor: token('colors.pink.glow'),
    barSelectedColor: token('colors.pink.glow'),
  }),
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: token('colors.pink.ink'),
    colorSecondary: token('colors.pink.ink'),
    appBg: token('colors.bone.100'),
    appContentBg: token('colors.bone.200'),
    appPreviewBg: token('colors.bone.200'),
    appBorderColor: token('colors.bone.400'),
    textColor: token('colors.leather.900'),
    textMutedColor: token('colors.leather.700'),
    barBg: token('colors.bone.100'),
    barTextColor: token('colors.leather.700'),
    barHoverColor: token('colors.pink.ink'),
    barSelectedColor: token('colors.pink.ink'),
  }),
};
