import '#theme/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { metaPixel } from '#content/services.ts';
import { startTheme } from '#flows/theme/themeFlow.ts';
import { App } from './App.tsx';
import { startNavigation } from './navigation.ts';
import { loadRoute } from './Page.tsx';
import { routeFor } from './routes.ts';
import { trackScroll } from './scroll.ts';
import { wholeSheet } from './wholeSheet.ts';

startTheme();
// Meta must not see addresses with a visitor's token or payment.
const pixel = /[?&](token|session)=/.test(location.search) ? undefined : metaPixel;
if (pixel) {
  import('#backend/metaPixel.ts')
    .then(({ loadMetaPixel }) => loadMetaPixel(pixel.id))
    .catch((error: unknown) => console.warn('The marketing pixel could not be loaded.', error));
}
await Promise.all([Promise.resolve(routeFor(location.pathname)).then(loadRoute), wholeSheet()]);
trackScroll();
startNavigation();

const root = document.getElementById('root');
document.dispatchEvent(new Event('app:hydrating'));
const site = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root?.hasChildNodes()) hydrateRoot(root, site);
else if (root) createRoot(root).render(site);
