/** The browser's computed name and role of an element; the flag is set in vitest.config.ts. */
declare global {
  interface Element {
    readonly computedName: string;
    readonly computedRole: string;
  }
}

/** Screen readers' names of roles; the others keep their ARIA name. */
const roleWords: Readonly<Record<string, string>> = {
  textbox: 'text field',
  searchbox: 'search field',
  Iframe: 'frame',
  status: 'notice',
  region: 'section',
  navigation: 'navigation',
};

/** Containers that are announced before the focused element in them. */
const surroundings = ['dialog', 'alertdialog', 'group', 'navigation', 'region'];

/** Roles that are not announced. */
const wordless = ['generic', 'paragraph'];

const isTrue = (element: Element, attribute: string) => element.getAttribute(attribute) === 'true';

function roleOf(element: Element): string {
  if (element instanceof HTMLIFrameElement) return 'frame';
  const role = element.computedRole;
  if (role === 'heading') return `heading, level ${element.tagName.slice(1)}`;
  if (role === 'button' && element.hasAttribute('aria-pressed')) return 'toggle button';
  return roleWords[role] ?? role;
}

function statesOf(element: Element): string[] {
  const states: string[] = [];
  const say = (isSo: boolean, words: string) => {
    if (isSo) states.push(words);
  };
  say(isTrue(element, 'aria-pressed'), 'pressed');
  say(element.getAttribute('aria-pressed') === 'false', 'not pressed');
  say(isTrue(element, 'aria-expanded'), 'expanded');
  say(element.getAttribute('aria-expanded') === 'false', 'collapsed');
  say(element.getAttribute('aria-current') === 'page', 'current page');
  say(element.getAttribute('aria-haspopup') === 'dialog', 'opens a dialog');
  say(isTrue(element, 'aria-disabled'), 'unavailable');
  say('required' in element && element.required === true, 'required');
  say(isTrue(element, 'aria-invalid'), 'invalid');
  return states;
}

/** The text of the elements that an attribute references. */
function pointedAt(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(' ') ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(' ');
}

/** Elements without a role are announced by their text. */
function nameOf(element: Element): string {
  const name = element.computedName.replace(/\s+/g, ' ').trim();
  return name === '' && wordless.includes(element.computedRole) ? textOf(element) : name;
}

/** Name, role, states and description, in a screen reader's order. */
export function describe(element: Element): string {
  const name = nameOf(element);
  const description = pointedAt(element, 'aria-describedby');
  const error = pointedAt(element, 'aria-errormessage');
  return [
    name === '' ? '(NO NAME)' : name,
    wordless.includes(element.computedRole) ? '' : roleOf(element),
    ...statesOf(element),
    description,
    description.endsWith(error) ? '' : error,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The containers that are entered between two elements, outermost first. */
export function entered(from: Element | null, to: Element): string[] {
  const on: string[] = [];
  for (let around = to.parentElement; around !== null; around = around.parentElement) {
    if (from !== null && around.contains(from)) break;
    if (surroundings.includes(around.computedRole) && around.computedName !== '')
      on.unshift(describe(around));
  }
  return on;
}

/** Whether an element is exposed to assistive technology; elements behind a dialog are not. */
export function isExposed(element: Element): boolean {
  return element.closest('[aria-hidden=true], [inert]') === null && element.checkVisibility();
}

/** The text of a node as a screen reader reads it: with visually hidden text, without aria-hidden text. */
export function textOf(node: Node | null): string {
  if (node === null) return '';
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ').trim();
  if (!(node instanceof HTMLElement)) return '';
  if (isTrue(node, 'aria-hidden') || !node.checkVisibility()) return '';
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  if (label !== null && node.computedRole !== 'region') {
    return node instanceof HTMLButtonElement ? `${label}, button` : label;
  }
  const inner = [...node.childNodes].map(textOf).filter((text) => text !== '');
  const text = inner.join(' ');
  return node instanceof HTMLButtonElement ? `${text}, button` : text;
}
