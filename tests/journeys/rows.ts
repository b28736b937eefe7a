import postgres from 'postgres';
import type { Backend } from '../../supabase/local/backend.ts';

/** Queries the database. */
export async function rows(backend: Backend, query: string): Promise<readonly Record<string, unknown>[]> {
  const sql = postgres(backend.urls.database, { max: 1, prepare: false });
  try {
    return await sql.unsafe<Record<string, unknown>[]>(query);
  } finally {
    await sql.end();
  }
}
