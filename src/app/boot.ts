/**
 * The page's inline script, run in the head before anything is painted. It does what cannot wait for the app:
 * it paints the stored theme (B27), and decides when the app is loaded: once the page is idle after load, or
 * at the visitor's first touch, whichever comes first. What the visitor does before the app has taken over is kept
 * and done again for them.
 *
 * It is compiled on its own and inlined, so it imports nothing.
 */
(() => {
  const root = document.documentElement;
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {
    // Storage is forbidden: the default theme stands.
  }
  root.dataset['theme'] = theme;

  // The prerendered gallery holds every work: its recipe hides what the address leaves out, until the app has taken over.
  const filter = new URLSearchParams(location.search).get('filter');
  if (filter !== null) root.dataset['filter'] = filter;

  const { app, sheet } = document.currentScript?.dataset ?? {};
  if (app === undefined) return;

  // What is pressed from now on is kept; with scripts off the buttons stay disabled, as they were prerendered.
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled'))
      button.disabled = false;
  });

  const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const;
  let started = false;
  let waiting: (() => void) | undefined;
  let pressedButton: HTMLButtonElement | undefined;
  /** What the app would do without leaving the page; without the app it is an ordinary link. */
  let link: HTMLAnchorElement | undefined;

  /** The page carries only the styles that it uses itself: the app waits for the others (see wholeSheet.ts). */
  const loadSheet = () =>
    new Promise<void>((resolve, reject) => {
      if (sheet === undefined || root.dataset['sheet'] === 'whole') return resolve();
      const element = document.createElement('link');
      element.rel = 'stylesheet';
      element.href = sheet;
      element.onload = () => {
        root.dataset['sheet'] = 'whole';
        // The page's own part is in the whole: twice the rules would take twice the time.
        document.querySelector('style[data-part]')?.remove();
        document.dispatchEvent(new Event('app:sheet'));
        resolve();
      };
      element.onerror = () => {
        element.remove();
        reject();
      };
      document.head.append(element);
    });

  const start = () => {
    if (started) return;
    started = true;
    for (const touch of firstTouches) removeEventListener(touch, start);
    Promise.all([import(/* @vite-ignore */ app), loadSheet()]).catch(() => {
      if (link) location.assign(link.href);
      started = false;
      for (const touch of firstTouches) addEventListener(touch, start, { once: true });
    });
  };

  const release = () => delete pressedButton?.dataset['waiting'];

  const keepSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) waiting = () => form.requestSubmit();
    start();
  };
  const keepClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, a[data-kept]') : null;
    if (pressed instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link = pressed;
      waiting = () => pressed.click();
      start();
    } else if (pressed instanceof HTMLButtonElement && pressed.type === 'button') {
      waiting = () => pressed.click();
      release();
      pressedButton = pressed;
      pressed.dataset['waiting'] = '';
    }
  };
  const keepKey = (event: KeyboardEvent) => {
    // On the button that was pressed, Escape cancels the press.
    if (event.key === 'Escape' && event.target === pressedButton) {
      waiting = undefined;
      release();
    }
    if (event.target !== document.body || !/^(Arrow|Escape)/.test(event.key)) return;
    waiting = () => dispatchEvent(new KeyboardEvent('keydown', event));
  };

  document.addEventListener('submit', keepSubmit);
  document.addEventListener('click', keepClick);
  document.addEventListener('keydown', keepKey);
  // From here on React hears a click itself, hydrating what it fell on at once; a submit it hears only once it is ready.
  document.addEventListener('app:hydrating', () => document.removeEventListener('click', keepClick), {
    once: true,
  });
  document.addEventListener(
    'app:ready',
    () => {
      document.removeEventListener('submit', keepSubmit);
      document.removeEventListener('keydown', keepKey);
      release();
      waiting?.();
    },
    { once: true },
  );

  for (const touch of firstTouches) addEventListener(touch, start, { once: true, passive: true });
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 500);
  };
  if (root.dataset['app'] === 'eager') start();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(whenIdle)), { once: true });
})();
