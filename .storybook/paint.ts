import type { StorybookTheme } from 'storybook/theming';

/** The theme's colors for our addons. Its `fgColor`, `bgColor` and `borderColor` are always Storybook's. */
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
