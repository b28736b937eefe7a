import { type RefObject, useLayoutEffect } from 'react';

/** Selects the tabbable elements. */
const reachable = 'a[href], button, [tabindex="0"]';

/**
 * The siblings of the element and of its ancestors. Children of the body are left out: the toaster has to stay
 * reachable.
 */
function outsideOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return [];
  const beside = [...parent.children].filter((child) => child instanceof HTMLElement && child !== element);
  return [...beside, ...outsideOf(parent)].filter((child) => child instanceof HTMLElement);
}

/**
 * Makes an element modal while `isOn` and mounted: the rest is inert, and focus is trapped. The caller restores focus.
 *
 * Ark's dialog would render into a portal instead of hydrating the prerendered element, and add 20 KB to an artwork's
 * page.
 */
export function useModal(root: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null || !isOn) return undefined;
    const outside = outsideOf(current).filter((element) => !element.inert);
    for (const element of outside) element.inert = true;
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const stops = [...current.querySelectorAll<HTMLElement>(reachable)];
      const end = event.shiftKey ? stops[0] : stops.at(-1);
      const { activeElement } = document;
      const isAtEnd = activeElement === end || activeElement === current || activeElement === document.body;
      if (!isAtEnd) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      for (const element of outside) element.inert = false;
      removeEventListener('keydown', onKeyDown);
    };
  }, [root, isOn]);
}
