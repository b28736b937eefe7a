import postcss, { type AtRule, type Container, type Root } from 'postcss';

/** What a document is made of, as far as selectors ask for it. */
interface Markup {
  classes: ReadonlySet<string>;
  /** The values of `data-picture`, each of which has a rule with its placeholder. */
  pictures: ReadonlySet<string>;
  /** The custom properties that the markup itself names. */
  properties: ReadonlySet<string>;
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The custom properties that a text refers to, as they are written: `--spacing-1\.5`. */
const references = (text: string) => all(text, /var\(\s*(--(?:\\.|[\w-])+)/g);

function markupOf(html: string): Markup {
  return {
    classes: new Set(all(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
    pictures: new Set(all(html, /\sdata-picture="([^"]*)"/g)),
    properties: new Set(references(html)),
  };
}

/** The selector without its parentheses, in which a class need not exist for it to match. */
function withoutArguments(selector: string): string {
  const inner = selector.replaceAll(/\([^()]*\)/g, '');
  return inner === selector ? selector : withoutArguments(inner);
}

/** Whether the selector may match in the document: a class or picture that is not there rules it out. */
function mayMatch(selector: string, { classes, pictures }: Markup): boolean {
  const plain = withoutArguments(selector);
  const named = all(plain, /\.((?:\\.|[\w-])+)/g).map((name) => name.replaceAll('\\', ''));
  const pictured = all(plain, /\[data-picture="?([\w-]+)"?\]/g);
  return named.every((name) => classes.has(name)) && pictured.every((name) => pictures.has(name));
}

/** An empty layer stays: the order of the layers is that of their first mention. */
const isNeeded = (node: Container) => node.nodes === undefined || node.nodes.length > 0;

function removeEmpty(sheet: Root): void {
  sheet.walkAtRules((rule: AtRule) => {
    if (rule.name !== 'layer' && !isNeeded(rule)) rule.remove();
  });
}

function removeUnmatched(sheet: Root, markup: Markup): void {
  sheet.walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      /keyframes$/.test(String(rule.parent.name))
    )
      return;
    const matching = rule.selectors.filter((selector) => mayMatch(selector, markup));
    if (matching.length === 0) rule.remove();
    else if (matching.length < rule.selectors.length) rule.selectors = matching;
  });
}

/** Removes the custom properties that nothing kept refers to, be it through others. */
function removeUnusedProperties(sheet: Root, { properties }: Markup): void {
  const through = new Map<string, string[]>();
  const used = new Set(properties);
  sheet.walkDecls(({ prop, value }) => {
    const named = references(value);
    if (prop.startsWith('--')) through.set(prop, [...(through.get(prop) ?? []), ...named]);
    else for (const name of named) used.add(name);
  });
  for (const name of used) for (const other of through.get(name) ?? []) used.add(other);
  sheet.walkDecls(/^--/, (declaration) => {
    const { parent } = declaration;
    if (used.has(declaration.prop)) return;
    declaration.remove();
    if (parent?.nodes?.length === 0) parent.remove();
  });
}

function removeUnusedKeyframes(sheet: Root): void {
  const words = new Set<string>();
  sheet.walkDecls(/^(--|animation)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}

/**
 * Takes the fonts out of a stylesheet. Declared a second time they would be loaded a second time, and the text would
 * move while they are.
 */
export function withoutFonts(css: string): { fonts: string; rest: string } {
  const sheet = postcss.parse(css);
  const fonts: string[] = [];
  sheet.walkAtRules('font-face', (rule) => {
    fonts.push(rule.toString());
    rule.remove();
  });
  return { fonts: fonts.join(''), rest: sheet.toString() };
}

/**
 * The part of a stylesheet that a document may use before a script changes it. The whole sheet may follow later: each
 * rule of this part is in it too, in the same order.
 */
export function stylesOf(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const markup = markupOf(html);
  removeUnmatched(sheet, markup);
  removeUnusedKeyframes(sheet);
  removeUnusedProperties(sheet, markup);
  removeEmpty(sheet);
  return sheet.toString();
}
