import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../../supabase/functions/_shared/config.ts';
import { localSettings, urlsAt, usualPorts, usualSiteUrl } from '../../supabase/local/settings.ts';
import { root } from '../setup/tools.mjs';
import { DeskError } from './deskError.ts';
import { typedPath } from './paths.ts';

/** Which backend a command works on. */
export interface Settings {
  /** Whether it is the one of `npm start`. */
  readonly isLocal: boolean;
  /** The source of the settings, as part of a sentence. */
  readonly source: string;
  readonly databaseUrl: string;
  readonly read: Environment;
}

function fileOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** What `npm start` uses: its defaults, under what a file .env and the environment set. */
function localOnes(): Settings {
  const outside = { ...parseEnv(fileOf(join(root, '.env')) ?? ''), ...process.env };
  const isLocal = !outside['SUPABASE_DB_URL'] && !outside['DATABASE_POOLER_URL'];
  const settings: Readonly<Record<string, string>> = localSettings(urlsAt(usualPorts), usualSiteUrl, outside);
  return {
    isLocal,
    source: isLocal ? 'this machine' : '.env or the environment',
    databaseUrl: settings['DATABASE_POOLER_URL'] || settings['SUPABASE_DB_URL'] || '',
    read: (name) => settings[name],
  };
}

/** Those of a file alone: what happens to be in the environment must not get among them. */
function onesOf(path: string): Settings {
  const text = fileOf(typedPath(path));
  if (text === undefined)
    throw new DeskError(`There is no file ${path}; .env.example says what it holds.`, 2);
  const values = parseEnv(text);
  const databaseUrl = values['DATABASE_POOLER_URL']?.trim() || values['SUPABASE_DB_URL']?.trim();
  if (!databaseUrl)
    throw new DeskError(
      `${path} names no database: set DATABASE_POOLER_URL there (Connect → Transaction pooler, at the host).`,
      2,
    );
  if (!/^postgres(ql)?:$/.test(URL.parse(databaseUrl)?.protocol ?? ''))
    throw new DeskError(`The database's address in ${path} does not begin with postgres://.`, 2);
  return {
    isLocal: false,
    source: path,
    databaseUrl,
    // Hosted functions are given SUPABASE_URL by the host; the file has it for the site's build.
    read: (name) => values[name] || (name === 'SUPABASE_URL' ? values['VITE_SUPABASE_URL'] : undefined),
  };
}

/** @param file such as .env.production; without it, this machine's. */
export function readSettings(file: string | undefined): Settings {
  return file === undefined ? localOnes() : onesOf(file);
}
