let pressed: Element | null = null;
let isListening = false;

/** Remembers the pressed button, which Safari does not focus. */
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

/** Marks the pressed button as loading. @returns a function that ends it. */
export function markPressed(): () => void {
  const button = pressed ?? document.activeElement?.closest('button');
  button?.setAttribute('data-waiting', '');
  return () => button?.removeAttribute('data-waiting');
}
