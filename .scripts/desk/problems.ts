import postgres from 'postgres';
import { DeskError } from './deskError.ts';
import type { Settings } from './settings.ts';

const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Classes of SQLSTATE: the login was refused; a table, column or function is missing. */
function refusalOf(error: postgres.PostgresError, { source, isLocal }: Settings): string {
  if (error.code.startsWith('28')) return `The database refuses the name or password of ${source}.`;
  if (['42P01', '42703', '42883'].includes(error.code))
    return `The database lacks a migration (${error.message}): ${isLocal ? 'start "npm start" again' : '"npx supabase db push" applies it'}.`;
  return `The database refused: ${error.message}.`;
}

/** An error as one sentence, without a stack trace and the database's password. */
export function sentenceOf(error: unknown, settings: Settings | undefined): string {
  if (error instanceof DeskError || settings === undefined)
    return error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (UNREACHABLE.has(code)) {
    const host = URL.parse(settings.databaseUrl)?.host ?? '';
    return settings.isLocal
      ? `The database on this machine does not answer (${code}, ${host}): run "npm start" first, and leave it running.`
      : `The database of ${settings.source} does not answer (${code}, ${host}).`;
  }
  if (error instanceof postgres.PostgresError) return refusalOf(error, settings);
  return error instanceof Error ? error.message : String(error);
}
