import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../.scripts/checks/steps.ts';
import { placesOf, worlds } from './places.ts';

/** Builds the site of one world, in a process that knows nothing of a test. */
async function buildFor(world: number): Promise<void> {
  const { builtSite, ports, site } = placesOf(world);
  const build = spawn('node', ['.scripts/build.ts', '--out-dir', builtSite], {
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
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The site could not be built; the reason stands above.');
}

/** Builds the sites that the journeys lead through: one a world, since a build knows where its functions are. */
export default async function build(): Promise<void> {
  for (let world = 1; world <= worlds; world += 1) await buildFor(world);
}
