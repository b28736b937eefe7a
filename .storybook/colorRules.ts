/** The axe rules that a second theme can break on a page that is clean in the first. Their tag would bring WCAG AAA along. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
