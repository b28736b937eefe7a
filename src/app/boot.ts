/**
 * The inline script in the head, run before first paint. It applies the stored theme (B27) and loads the app once the
 * page is idle after load, or at the first interaction. Interactions before hydration are recorded and replayed.
 *
 * Compiled separately and inlined, so it imports nothing.
 */
(() => {
  const root = document.documentElement;
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch {
    // Storage is blocked: the default theme applies.
  }
  root.dataset['theme'] = theme;

  // The prerendered gallery has all works; until hydration its recipe hides those outside the filter.
  const filter = new URLSearchParams(location.search).get('filter');
  if (filter !== null) root.dataset['filter'] = filter;

  const { app, imports, page, sheet } = document.currentScript?.dataset ?? {};
  if (app === undefined) return;

  // Lazy pictures wait, so that the first view's files come first.
  root.dataset['unpainted'] = '';
  const startPictures = () => delete root.dataset['unpainted'];
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) startPictures();
  }).observe({ type: 'paint', buffered: true });

  // Prerendered buttons are disabled for visitors without scripts; from here on clicks are recorded.
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled'))
      button.disabled = false;
  });

  const firstInteractions = ['pointerdown', 'keydown', 'focusin'] as const;
  let started = false;
  /** Replays the last recorded interaction. */
  let replay: (() => void) | undefined;
  let pressedButton: HTMLButtonElement | undefined;
  /** The recorded link, followed if the app fails to load. */
  let link: HTMLAnchorElement | undefined;

  /** The page inlines only its own styles; the app waits for the others (see wholeSheet.ts). */
  const loadSheet = () =>
    new Promise<void>((resolve, reject) => {
      if (sheet === undefined || root.dataset['sheet'] === 'whole') return resolve();
      const element = document.createElement('link');
      element.rel = 'stylesheet';
      element.href = sheet;
      element.onload = () => {
        root.dataset['sheet'] = 'whole';
        // The whole sheet includes the page's part; matching its rules twice costs time.
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

  const addressesIn = (list: string | undefined) => list?.split(' ') ?? [];

  /**
   * Fetches the app with all that it and the page import, which saves two round trips. What the app imports is evaluated
   * in tasks of its own: in one task a phone would not answer for 140 ms.
   */
  const loadApp = async () => {
    for (const href of [...addressesIn(imports), ...addressesIn(page)]) {
      const element = document.createElement('link');
      element.rel = 'modulepreload';
      element.href = href;
      document.head.append(element);
    }
    for (const href of addressesIn(imports)) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    await import(/* @vite-ignore */ app);
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const type of firstInteractions) removeEventListener(type, start);
    Promise.all([loadApp(), loadSheet()]).catch(() => {
      if (link) location.assign(link.href);
      started = false;
      for (const type of firstInteractions) addEventListener(type, start, { once: true });
    });
  };

  const unmarkButton = () => delete pressedButton?.dataset['waiting'];

  const recordSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) replay = () => form.requestSubmit();
    start();
  };
  const recordClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('button, a[data-replay]') : null;
    if (pressed instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link = pressed;
      replay = () => pressed.click();
      start();
    } else if (pressed instanceof HTMLButtonElement && pressed.type === 'button') {
      replay = () => pressed.click();
      unmarkButton();
      pressedButton = pressed;
      pressed.dataset['waiting'] = '';
    }
  };
  const recordKey = (event: KeyboardEvent) => {
    // Escape on the pressed button cancels the press.
    if (event.key === 'Escape' && event.target === pressedButton) {
      replay = undefined;
      unmarkButton();
    }
    if (event.target !== document.body || !/^(Arrow|Escape)/.test(event.key)) return;
    replay = () => dispatchEvent(new KeyboardEvent('keydown', event));
  };

  document.addEventListener('submit', recordSubmit);
  document.addEventListener('click', recordClick);
  document.addEventListener('keydown', recordKey);
  // From here on React replays clicks itself, by hydrating their target first; it does not replay submits.
  document.addEventListener('app:hydrating', () => document.removeEventListener('click', recordClick), {
    once: true,
  });
  document.addEventListener(
    'app:ready',
    () => {
      document.removeEventListener('submit', recordSubmit);
      document.removeEventListener('keydown', recordKey);
      unmarkButton();
      replay?.();
    },
    { once: true },
  );

  for (const type of firstInteractions) addEventListener(type, start, { once: true });
  const whenIdle = () => {
    // Where the browser reports no paint.
    startPictures();
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
    else setTimeout(start, 500);
  };
  if (root.dataset['app'] === 'eager') start();
  else addEventListener('load', () => requestAnimationFrame(() => setTimeout(whenIdle)), { once: true });
})();
