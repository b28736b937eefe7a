import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Running, run } from '../../supabase/local/child.ts';
import type { Serve } from '../journeys/testEnvironment.ts';

/** The development server as `npm start` runs it, from a cold cache. What it prints is collected. */
export function developmentServer(): { serve: Serve; printed: string[] } {
  const printed: string[] = [];
  const serve: Serve = async ({ dir, ports, site }): Promise<Running> => {
    const cacheDir = `${dir}/vite`;
    rmSync(cacheDir, { recursive: true, force: true });
    const port = new URL(site).port;
    // Vite reads NODE_ENV for itself, and the test runner has set it.
    const { NODE_ENV: _, ...env } = process.env;
    return run({
      name: 'development server',
      command: process.execPath,
      args: [fileURLToPath(new URL('../../supabase/local/site.ts', import.meta.url)), port, cacheDir],
      env: { ...env, VITE_SUPABASE_URL: `http://localhost:${ports.functions}` },
      port: Number(port),
      ready: /^ready$/,
      log: (line) => printed.push(line),
    });
  };
  return { serve, printed };
}
