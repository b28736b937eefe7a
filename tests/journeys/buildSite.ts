import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../.scripts/checks/steps.ts';
import { publishableKey } from '../../supabase/local/publishableKey.ts';
import { type Places, publishedAt } from './places.ts';

export const functionsAt = ({ ports }: Places) => `localhost:${ports.functions}`;

/** The environment of a world's build. */
export const buildEnvironment = (places: Places) => ({
  ...process.env,
  NODE_ENV: 'production',
  SITE_URL: publishedAt,
  VITE_SUPABASE_URL: `http://${functionsAt(places)}`,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
});

/** Builds a world's site in a process without the test's environment. @param options of .scripts/build.ts. */
export async function buildSite(places: Places, ...options: readonly string[]): Promise<void> {
  const running = spawn(process.execPath, ['.scripts/build.ts', '--out-dir', places.builtSite, ...options], {
    cwd: root,
    env: buildEnvironment(places),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.');
}
