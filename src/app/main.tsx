import '#theme/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startTheme } from '#flows/theme/themeFlow.ts';
import { App } from './App.tsx';
import { startNavigation } from './navigation.ts';
import { loadPage } from './Page.tsx';
import { routeFor } from './routes.ts';
import { rememberScroll } from './scroll.ts';

startTheme();
await loadPage(await routeFor(location.pathname));
rememberScroll();
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
