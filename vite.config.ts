import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { looks } from './.scripts/looks/plugin.ts';
import { pictures } from './.scripts/pictures/plugin.ts';
import { devDocument } from './.scripts/site/devDocument.ts';
import { pages } from './.scripts/site/pages.ts';

export default defineConfig({
  plugins: [react(), pictures(), looks(), pages(), devDocument()],
  /* React has had this hook itself since version 18; the shim for older ones would be bytes for nothing. */
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { postcss: { plugins: [pandacss()] } },
  /* index.html names no script for Vite to scan, and a package found late would reload the page under a visitor. */
  optimizeDeps: { entries: ['src/app/main.tsx'] },
  server: { host: 'localhost', port: 5173, strictPort: true },
});
