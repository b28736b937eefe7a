import { isExposed, textOf } from './speech.ts';

/** A live region's announcement. */
interface Announcement {
  /** An alert interrupts the current announcement, others wait for its end. */
  isAlert: boolean;
  text: string;
}

/** What is announced when it changes. */
export const LIVE = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])';
const ALERT = '[role=alert], [aria-live=assertive]';

/** A region that is read whole whenever a part of it changes. */
const ATOMIC = '[role=alert], [role=status], [aria-atomic=true]';

function elementOf(node: Node | null): Element | null {
  return node instanceof Element ? node : (node?.parentElement ?? null);
}

/**
 * Follows the page's live regions. A region that is added with its text in it is read only if it is an alert,
 * or comes into another region: a status has to be there before its text.
 */
export function followLiveRegions(announce: (announcement: Announcement) => void) {
  const known = new WeakMap<Element, string>();

  /** Reads a region, if its text is another than before. */
  const read = (region: Element) => {
    const text = textOf(region);
    const isNews = text !== '' && text !== known.get(region);
    known.set(region, text);
    if (isNews && isExposed(region)) announce({ isAlert: region.matches(ALERT), text });
  };

  const say = (region: Element, text: string) => {
    if (text !== '' && isExposed(region)) announce({ isAlert: region.matches(ALERT), text });
  };

  const storeText = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const region of [node, ...node.querySelectorAll(LIVE)]) known.set(region, textOf(region));
  };

  const regionOf = (node: Node | null) => elementOf(node)?.closest(LIVE) ?? undefined;

  const onAdded = (node: Node) => {
    const container = regionOf(node.parentElement);
    if (container?.matches(ATOMIC)) read(container);
    else if (container) {
      say(container, textOf(node));
      storeText(node);
    } else if (node instanceof Element) {
      storeText(node);
      for (const alert of [node, ...node.querySelectorAll(ALERT)]) {
        if (alert.matches(ALERT)) say(alert, textOf(alert));
      }
    }
  };

  const onTextChanged = (node: Node) => {
    const region = regionOf(node);
    if (region?.matches(ATOMIC)) read(region);
    else if (region && node instanceof Text) say(region, textOf(node));
  };

  const onAttributeChanged = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(ALERT)) read(node);
    else known.delete(node);
  };

  storeText(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') onAttributeChanged(target);
      else if (addedNodes.length === 0) onTextChanged(target);
      for (const node of addedNodes) onAdded(node);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['role', 'aria-live'],
  });
  return () => observer.disconnect();
}
