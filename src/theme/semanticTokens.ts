import { defineSemanticTokens } from '@pandacss/dev';
import { looks } from '#looks';
import { neon } from './palette.ts';

/**
 * The tokens that components use. The first value is the dark theme (the default), the second the light one.
 *
 * The owner's accent (looks.ts) allows large text on it only. Small text uses `accent.strong` as its fill, or
 * `accent.text` as its color; `tests/theme/contrast.test.ts` computes every pair in use.
 */
const both = (night: string, paper: string) => ({
  value: { base: night, _light: paper, _dark: night },
});

const lit = neon(looks);

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      canvas: both('{colors.night.950}', '{colors.bone.200}'),
      surface: both('{colors.night.900}', '{colors.bone.100}'),
      raised: both('{colors.night.850}', '{colors.bone.50}'),
      inset: both('{colors.night.900}', '{colors.bone.50}'),
      hover: both('{colors.night.800}', '{colors.bone.300}'),
    },
    fg: {
      DEFAULT: both('{colors.bone.white}', '{colors.leather.900}'),
      muted: both('{colors.night.300}', '{colors.leather.700}'),
    },
    border: {
      /** Decorative divider. */
      subtle: both('{colors.night.700}', '{colors.bone.400}'),
      /** A control's boundary. */
      control: both('{colors.night.500}', '{colors.leather.500}'),
    },
    accent: {
      DEFAULT: both('{colors.brand.night.fill}', '{colors.brand.day.fill}'),
      fg: both('{colors.brand.night.on}', '{colors.brand.day.on}'),
      strong: both('{colors.brand.night.strong}', '{colors.brand.day.strong}'),
      text: both('{colors.brand.night.text}', '{colors.brand.day.text}'),
    },
    second: both('{colors.second.dark}', '{colors.second.light}'),
    third: both('{colors.third.dark}', '{colors.third.light}'),
    danger: {
      text: both('{colors.red.300}', '{colors.red.700}'),
      solid: both('{colors.wine.700}', '{colors.wine.700}'),
      fg: both('{colors.brand.white}', '{colors.brand.white}'),
    },
    success: {
      text: both('{colors.teal.300}', '{colors.teal.800}'),
    },
    /** Chips: a tinted background and the text on it. */
    chip: {
      purple: both('hsl(262 42% 25%)', 'hsl(262 55% 88%)'),
      purpleInk: both('hsl(262 90% 86%)', 'hsl(262 48% 33%)'),
      pink: both('hsl(328 48% 23%)', 'hsl(330 78% 89%)'),
      pinkInk: both('hsl(328 100% 84%)', 'hsl(328 78% 30%)'),
      teal: both('hsl(174 50% 16%)', 'hsl(172 42% 82%)'),
      tealInk: both('hsl(172 62% 74%)', 'hsl(176 84% 19%)'),
      orange: both('hsl(18 52% 21%)', 'hsl(22 84% 85%)'),
      orangeInk: both('hsl(22 96% 77%)', 'hsl(14 78% 28%)'),
      yellow: both('hsl(42 54% 17%)', 'hsl(44 82% 79%)'),
      yellowInk: both('hsl(44 96% 71%)', 'hsl(38 92% 20%)'),
    },
    /** A tile's sign: a lit tube in the dark theme, dark lines on a bright background in the light one. */
    poster: {
      ink: both('{colors.night.900}', '{colors.leather.900}'),
      second: both('{colors.second.dark}', '{colors.sheet.second}'),
      third: both('{colors.third.dark}', '{colors.sheet.third}'),
      accent: both('{colors.brand.night.text}', '{colors.sheet.first}'),
    },
    focus: both('{colors.second.dark}', '{colors.leather.900}'),
    glass: both('{colors.glass.night}', '{colors.glass.day}'),
    scrim: both('rgb(6 4 14 / 0.72)', 'rgb(37 26 46 / 0.5)'),
    stitch: both('rgb(255 255 255 / 0.5)', 'rgb(255 255 255 / 0.6)'),
  },
  shadows: {
    /** A raised poster. */
    card: both(
      '0 1px 0 rgb(255 255 255 / 0.04) inset, 0 12px 32px rgb(0 0 0 / 0.35)',
      '0 2px 0 rgb(255 255 255 / 0.6) inset, 0 10px 24px rgb(95 76 92 / 0.16)',
    ),
    overlay: both('0 24px 64px rgb(0 0 0 / 0.6)', '0 24px 64px rgb(95 76 92 / 0.35)'),
    /** The neon glow, only for a screen's main element. */
    neon: both(lit.dark, lit.light),
  },
});
