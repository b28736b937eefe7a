/** The axe rules that can fail in the second theme on a page that passes in the first. Their tag would bring WCAG AAA along. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
