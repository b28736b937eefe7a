import { execFileSync } from 'node:child_process';
import { root } from '../../.scripts/checks/steps.ts';
import { builtSite, ports, site } from './places.ts';

/** Builds the site that the journeys lead through, once, in a process that knows nothing of a test. */
export default function build(): void {
  execFileSync('node', ['.scripts/build.ts', '--out-dir', builtSite], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: site,
      VITE_SUPABASE_URL: `http://localhost:${ports.functions}`,
      VITE_SUPABASE_PUBLISHABLE_KEY: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
