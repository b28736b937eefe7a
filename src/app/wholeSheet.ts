/**
 * Resolves once the site's full stylesheet, which the inline script loads in parallel with the app, is applied. The
 * development server has it from the start.
 */
export function wholeSheet(): Promise<void> {
  const isInParts = document.querySelector('script[data-sheet]') !== null;
  if (!isInParts || document.documentElement.dataset['sheet'] === 'whole') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('app:sheet', () => resolve(), { once: true });
  });
}
