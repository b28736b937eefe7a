import { create } from 'storybook/theming';
import { site } from '#content/site.ts';
import { token } from '#styled/tokens';

const fontIn = (html: string, font: string) =>
  `<span style="font: ${font.replaceAll('"', "'")}">${html}</span>`;
const logo =
  '<img src="./favicon.svg" alt="" width="36" height="36" style="flex: none; margin-inline-end: 10px">';
const name = fontIn(site.name, `${token('fontWeights.black')} 21px/1 ${token('fonts.display')}`);
const tagline = fontIn(site.tagline, `12px/16px ${token('fonts.body')}`);

const shared = {
  /** As HTML, since Storybook shows either a picture or a text. The address is relative: it is published under any path. */
  brandTitle: `${logo}<span style="display: grid; gap: 2px">${name}${tagline}</span>`,
  brandUrl: './',
  fontBase: token('fonts.body'),
  appBorderRadius: 10,
  inputBorderRadius: 6,
};

/** Storybook in the studio's own colors: paint of the palette, since Storybook computes shades of it. */
export const themes = {
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: token('colors.brand.night.text'),
    colorSecondary: token('colors.brand.night.text'),
    appBg: token('colors.night.900'),
    appContentBg: token('colors.night.950'),
    appPreviewBg: token('colors.night.950'),
    appHoverBg: token('colors.night.800'),
    appBorderColor: token('colors.night.700'),
    textColor: token('colors.bone.white'),
    textInverseColor: token('colors.night.950'),
    textMutedColor: token('colors.night.300'),
    barBg: token('colors.night.900'),
    barTextColor: token('colors.night.300'),
    barHoverColor: token('colors.brand.night.text'),
    barSelectedColor: token('colors.brand.night.text'),
    buttonBg: token('colors.night.850'),
    buttonBorder: token('colors.night.700'),
    booleanBg: token('colors.night.950'),
    booleanSelectedBg: token('colors.night.800'),
    inputBg: token('colors.night.900'),
    inputBorder: token('colors.night.500'),
    inputTextColor: token('colors.bone.white'),
  }),
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: token('colors.brand.day.text'),
    colorSecondary: token('colors.brand.day.text'),
    appBg: token('colors.bone.100'),
    appContentBg: token('colors.bone.200'),
    appPreviewBg: token('colors.bone.200'),
    appHoverBg: token('colors.bone.300'),
    appBorderColor: token('colors.bone.400'),
    textColor: token('colors.leather.900'),
    textInverseColor: token('colors.bone.50'),
    textMutedColor: token('colors.leather.700'),
    barBg: token('colors.bone.100'),
    barTextColor: token('colors.leather.700'),
    barHoverColor: token('colors.brand.day.text'),
    barSelectedColor: token('colors.brand.day.text'),
    buttonBg: token('colors.bone.50'),
    buttonBorder: token('colors.bone.400'),
    booleanBg: token('colors.bone.300'),
    booleanSelectedBg: token('colors.bone.50'),
    inputBg: token('colors.bone.50'),
    inputBorder: token('colors.leather.500'),
    inputTextColor: token('colors.leather.900'),
  }),
};
