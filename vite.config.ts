import pandacss from '@pandacss/dev/postcss';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devDocument } from './.scripts/site/devDocument.ts';

export default defineConfig({
  plugins: [react(), devDocument()],
  /* React has had this hook itself since version 18; the shim for older ones would be bytes for nothing. */
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { postcss: { plugins: [pandacss()] } },
  /* Found late, a package is bundled anew beside what is running already, and a page then has React twice. */
  optimizeDeps: {
    include: [
      '@ark-ui/react/toast',
      '@ark-ui/react/dialog',
      '@ark-ui/react/portal',
      '@rive-app/react-canvas',
      '@supabase/supabase-js',
      '@xstate/react',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'valibot',
      'wouter',
      'xstate',
    ],
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
});
