import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runDesk } from '../../../.scripts/desk/run.ts';
import { depsOfThisFile } from './depsOfThisFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { settings, type TestDeps } from './testDeps.ts';

/** What a command has answered. */
export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Situation {
  /** Of a terminal; without it, the output goes into a file. */
  readonly columns?: number;
  /** What is typed when the command asks. */
  readonly typed?: string;
}

export interface TestDesk {
  readonly deps: TestDeps;
  /** The settings of the functions, as the owner has them in a file. */
  readonly envFile: string;
  /** A folder for files of a test. */
  readonly folder: string;
  /** Writes a file into that folder. @returns its path. */
  file(name: string, text: string): string;
  /** Runs a command on the database of this file. */
  run(args: readonly string[], situation?: Situation): Promise<Answer>;
}

/** Runs a command of the desk in this process. */
export async function runCommand(
  args: readonly string[],
  { columns, typed }: Situation = {},
): Promise<Answer> {
  let [out, err] = ['', ''];
  const code = await runDesk(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    columns,
    isInteractive: typed !== undefined,
    ask: async (question) => {
      err += question;
      return typed ?? '';
    },
  });
  return { code, out, err };
}

/** The settings of a hosted backend on that database, as a file. */
export function writeEnvFile(
  path: string,
  databaseUrl: string,
  changes: Readonly<Record<string, string>> = {},
): void {
  const lines = Object.entries({ ...settings, SUPABASE_DB_URL: databaseUrl, ...changes }).map(
    ([name, value]) => `${name}='${value}'`,
  );
  writeFileSync(path, lines.join('\n'));
}

/** A real Postgres with the owner's desk in front of it. */
export function deskOfThisFile(): () => TestDesk {
  const deps = depsOfThisFile();
  const folder = temporaryFolder();
  afterAll(() => folder.remove());
  const envFile = join(folder.path, '.env.production');
  let written = false;
  return () => {
    if (!written) writeEnvFile(envFile, deps().config.databaseUrl);
    written = true;
    return {
      deps: deps(),
      envFile,
      folder: folder.path,
      file(name, text) {
        const path = join(folder.path, name);
        writeFileSync(path, text);
        return path;
      },
      run: (args, situation) => runCommand([...args, '--env', envFile], situation),
    };
  };
}
