/**
 * Resolves once the site's whole stylesheet is there, which the inline script fetches beside the app. On the development
 * server it is there from the start.
 */
export function wholeSheet(): Promise<void> {
  const isInParts = document.querySelector('script[data-sheet]') !== null;
  if (!isInParts || document.documentElement.dataset['sheet'] === 'whole') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('app:sheet', () => resolve(), { once: true });
  });
}
