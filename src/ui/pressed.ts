const pressable = 'button, a';
let pressed: Element | null = null;
let isListening = false;

/** Remembers the pressed button or link, which Safari does not focus. */
export function watchPresses(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest(pressable) : null;
    },
    { capture: true },
  );
}

/** Marks the pressed button or link as loading. @returns a function that ends it. */
export function markPressed(): () => void {
  const element = pressed ?? document.activeElement?.closest(pressable);
  element?.setAttribute('data-waiting', '');
  return () => element?.removeAttribute('data-waiting');
}
