import type postgres from 'postgres';

/** The schedule's secrets in Vault. */
export interface ScheduleSecrets {
  /** The base URL of the functions. */
  readonly functions_url: string;
  readonly delivery_secret: string;
}

/** Puts the secrets of the schedule into Vault, and leaves those that are right. @throws a sentence */
export async function setScheduleSecrets(sql: postgres.Sql, secrets: ScheduleSecrets): Promise<void> {
  const [{ exists }] = await sql<[{ exists: boolean }]>`
    select to_regclass('vault.decrypted_secrets') is not null as exists`;
  if (!exists) throw new Error('This database has no Vault: switch on the extension supabase_vault.');
  for (const [name, value] of Object.entries(secrets)) {
    const [known] = await sql<{ id: string; isRight: boolean }[]>`
      select id, decrypted_secret = ${value} as "isRight" from vault.decrypted_secrets where name = ${name}`;
    if (!known) await sql`select vault.create_secret(${value}, ${name})`;
    else if (!known.isRight) await sql`select vault.update_secret(${known.id}, ${value})`;
  }
}
