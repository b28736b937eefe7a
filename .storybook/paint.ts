import type { StorybookTheme } from 'storybook/theming';

/** What our addons paint with: the theme's own colors. Its `fgColor`, `bgColor` and `borderColor` are always Storybook's. */
export function paint(theme: StorybookTheme) {
  return {
    text: theme.color.defaultText,
    muted: String(theme['textMutedColor']),
    accent: theme.color.secondary,
    onAccent: theme.color.inverseText,
    ground: theme.background.content,
    inset: theme.background.app,
    border: theme.appBorderColor,
  };
}
