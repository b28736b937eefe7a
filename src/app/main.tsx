import '#theme/theme.css';
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
if (root?.hasChildNodes()) hydrateRoot(root, <App />);
else if (root) createRoot(root).render(<App />);
