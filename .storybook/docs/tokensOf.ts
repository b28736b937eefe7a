interface TokenValue {
  name: string;
  value: string;
}

function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule;
    return rule instanceof CSSLayerBlockRule ? styleRules(rule.cssRules) : [];
  });
}

/** The tokens of a category, `spacing` say, from the page's stylesheets. */
export function tokensOf(category: string): TokenValue[] {
  const prefix = `--${category}-`;
  const roots = [...document.styleSheets]
    .flatMap((sheet) => styleRules(sheet.cssRules))
    .filter(({ selectorText }) => selectorText.includes(':root'));
  const found = roots.flatMap(({ style }) =>
    [...style]
      .filter((property) => property.startsWith(prefix))
      .map((property): [string, string] => [
        property.slice(prefix.length).replaceAll('\\', ''),
        style.getPropertyValue(property).trim(),
      ]),
  );
  return [...new Map(found)].map(([name, value]) => ({ name, value }));
}
