import { type RefObject, useLayoutEffect } from 'react';

/** What can be reached by Tab in the element, in its order. */
const reachable = 'a[href], button, [tabindex="0"]';

/** Everything beside the element and beside what it stands in. What stands in the body itself is left out: notices. */
function outsideOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return [];
  const beside = [...parent.children].filter((child) => child instanceof HTMLElement && child !== element);
  return [...beside, ...outsideOf(parent)].filter((child) => child instanceof HTMLElement);
}

/**
 * Makes a part of the page modal for as long as it is shown: the rest is inert, the focus is in it, and Tab goes round
 * in it. Where the focus goes afterwards is its owner's to say.
 *
 * A dialog of the library would be rendered anew and elsewhere, under the visitor's fingers, and would cost an artwork's
 * own page 20 KB; this takes over what has been prerendered.
 */
export function useModal(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
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
  }, [root]);
}
