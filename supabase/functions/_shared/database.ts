import postgres from 'postgres';

export type Database = postgres.Sql;
/** The database, or a transaction in it. */
export type Queries = postgres.Sql | postgres.TransactionSql;

/**
 * Connects, with the first query, by one connection for each instance of a function: the platform runs many of them.
 * Prepared statements are off because a pooler in transaction mode gives each transaction another connection.
 */
export function openDatabase(url: string, applicationName = 'functions'): Database {
  return postgres(url, {
    max: 1,
    prepare: false,
    // Encrypted wherever the database can.
    ssl: 'prefer',
    idle_timeout: 20,
    connect_timeout: 10,
    // In seconds. By default each failed connection makes the next one wait longer, up to 20 seconds, with a visitor waiting.
    backoff: () => 0.05,
    onnotice: () => {},
    // Nothing else here: a pooler in transaction mode refuses it. The role has its statement_timeout by a migration.
    connection: { application_name: applicationName },
  });
}
