import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { buildSite } from './site/buildSite.ts';
import { contentProblem } from './site/contentProblem.ts';
import { settingsProblem, siteSettings } from './site/settings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { values: options } = parseArgs({
  options: { 'out-dir': { type: 'string', default: `${root}dist` }, services: { type: 'string' } },
});
const env = { ...loadEnv('production', root, ['VITE_', 'SITE_']), ...process.env };
const problem = [contentProblem(), settingsProblem(env)]
  .filter((sentence) => sentence !== undefined)
  .join('\n');

if (problem !== '') {
  console.error(problem);
  process.exitCode = 1;
} else {
  const { origin, backend, publishableKey, turnstileSiteKey } = siteSettings(env);
  await buildSite({
    outDir: options['out-dir'],
    origin,
    backend,
    ...(publishableKey && { publishableKey }),
    ...(turnstileSiteKey && { turnstileSiteKey }),
    ...(options.services && { services: options.services }),
  });
  console.log(
    `Built ${relative(root, options['out-dir'])}/ for ${origin}, with its functions at ${backend}.`,
  );
  if (!env['SITE_URL'] || !env['VITE_SUPABASE_URL']) {
    console.log(
      'To publish it, set SITE_URL, VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY and build again.',
    );
  }
}
