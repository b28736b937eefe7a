import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Identity } from './logo.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const content = join(root, 'src', 'content');
export const looksFile = join(root, 'supabase', 'functions', '_shared', 'content', 'looks.ts');

/** A module of the owner's, as it is now: read by Vite, since Node would keep the first version of it. */
export async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(file, { root, configFile: false, logLevel: 'error' })).module;
}

/** The site's owner and looks. */
export async function readIdentity(): Promise<Identity> {
  const { site } = await load<typeof import('../../src/content/site.ts')>(join(content, 'site.ts'));
  const { looks } = await load<typeof import('../../supabase/functions/_shared/content/looks.ts')>(looksFile);
  return { looks, name: site.name, owner: site.owner, tagline: site.tagline, content };
}
