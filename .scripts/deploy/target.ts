import type { Settings } from '../doctor/settings.ts';
import type { Command } from './command.ts';

/** Exact versions: a new one of these may take other arguments. */
const wrangler = 'wrangler@4.164.0';
const netlify = 'netlify-cli@27.10.2';

/** The settings of those names that have a value. */
export function pick(settings: Settings, names: readonly string[]): Settings {
  return Object.fromEntries(names.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])));
}

interface Host {
  readonly needs: readonly string[];
  upload(settings: Settings): Command;
}

/** Where the site can be published, by the values of SITE_HOST. */
const hosts: Readonly<Record<string, Host>> = {
  'cloudflare-pages': {
    needs: ['CLOUDFLARE_PAGES_PROJECT'],
    upload: (settings) => ({
      program: 'npx',
      args: [
        ...[wrangler, 'pages', 'deploy', 'dist'],
        ...['--project-name', settings['CLOUDFLARE_PAGES_PROJECT'] ?? ''],
        // The branch of the production environment; the site is the content of dist/, committed or not.
        ...['--branch', 'main', '--commit-dirty=true'],
      ],
      env: pick(settings, ['CLOUDFLARE_ACCOUNT_ID', 'CLOUDFLARE_API_TOKEN']),
    }),
  },
  netlify: {
    needs: ['NETLIFY_SITE_ID'],
    upload: (settings) => ({
      program: 'npx',
      args: [netlify, 'deploy', '--prod', '--no-build', '--dir', 'dist'],
      env: pick(settings, ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN']),
    }),
  },
};

/** The hosted project's id, the first part of its host name. */
function projectRef(settings: Settings): string | undefined {
  const { hostname = '' } = URL.parse(settings['VITE_SUPABASE_URL'] ?? '') ?? {};
  return settings['SUPABASE_PROJECT_REF'] || /^([a-z0-9]+)\.supabase\.co$/.exec(hostname)?.[1];
}

/** Where a deployment goes. */
export interface Target {
  readonly projectRef: string;
  readonly upload: Command;
}

/** @returns the target, or what is missing to know it, a sentence each. */
export function readTarget(settings: Settings): Target | { readonly problems: readonly string[] } {
  const host = hosts[settings['SITE_HOST'] ?? ''];
  const ref = projectRef(settings);
  const problems = [
    ...(settings['SITE_URL']?.startsWith('https://') ? [] : ['SITE_URL has to begin with https://']),
    ...(ref === undefined
      ? ['SUPABASE_PROJECT_REF is not set, and VITE_SUPABASE_URL is not <project>.supabase.co']
      : []),
    ...(host === undefined ? [`SITE_HOST has to be ${Object.keys(hosts).join(' or ')}`] : []),
    ...(host?.needs ?? []).flatMap((name) => (settings[name] ? [] : [`${name} is not set`])),
  ];
  if (problems.length > 0 || host === undefined || ref === undefined) return { problems };
  return { projectRef: ref, upload: host.upload(settings) };
}
