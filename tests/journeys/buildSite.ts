import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../.scripts/checks/steps.ts';
import { publishableKey } from '../../supabase/local/publishableKey.ts';
import { publishedAt, type WorkerSettings } from './workerSettings.ts';

export const functionsAt = ({ ports }: WorkerSettings) => `localhost:${ports.functions}`;

/** The environment of a worker's build. */
export const buildEnvironment = (settings: WorkerSettings) => ({
  ...process.env,
  NODE_ENV: 'production',
  SITE_URL: publishedAt,
  VITE_SUPABASE_URL: `http://${functionsAt(settings)}`,
  VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
});

/** Builds a worker's site in a process without the test's environment. @param options of .scripts/build.ts. */
export async function buildSite(settings: WorkerSettings, ...options: readonly string[]): Promise<void> {
  const running = spawn(
    process.execPath,
    ['.scripts/build.ts', '--out-dir', settings.builtSite, ...options],
    {
      cwd: root,
      env: buildEnvironment(settings),
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(running, 'exit');
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.');
}
