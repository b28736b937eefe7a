let pressed: Element | null = null;
let isListening = false;

/** Remembers the button that is pressed; Safari gives it no focus to know it by. */
export function watchPresses(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null;
    },
    { capture: true },
  );
}

/** Shows on the button that was pressed that what it opens is on its way. @returns what ends it. */
export function markPressed(): () => void {
  const button = pressed ?? document.activeElement?.closest('button');
  button?.setAttribute('data-waiting', '');
  return () => button?.removeAttribute('data-waiting');
}
