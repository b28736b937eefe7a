import postgres from 'postgres';

/** The database, or a transaction in it. */
export type Queries = postgres.ISql;
export interface Database extends Queries {
  begin<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>;
  end(options?: { timeout?: number }): Promise<void>;
}

/** Longer than the migrations' statement_timeout: the connection is dead, even if not closed. */
const TIMEOUT_MS = 20_000;

interface DatabaseOptions {
  timeoutMs?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
}

interface Client {
  readonly sql: postgres.Sql;
  /** Fails the connection's transaction. */
  fail: ((error: Error) => void) | undefined;
  /** Resolves once the connection is gone. */
  readonly gone: PromiseWithResolvers<undefined>;
}

/** Reserves a client's connection for a transaction; undefined where it is gone before. */
async function reserve({ sql, gone }: Client): Promise<postgres.ReservedSql | undefined> {
  const reserving = sql.reserve();
  const reserved = await Promise.race([reserving, gone.promise]);
  // The driver drops waiters of a lost connection, or serves them with another one.
  if (reserved === undefined)
    reserving.then(
      (late) => late.release(),
      () => {},
    );
  return reserved;
}

/** Wraps the sending of a query. A fragment of another query is never sent. */
function guarded<Query extends Promise<unknown>>(
  query: Query,
  guard: (send: () => Promise<unknown>) => Promise<unknown>,
): Query {
  const then = query.then.bind(query);
  let outcome: Promise<unknown> | undefined;
  return Object.defineProperty(query, 'then', {
    value: (...handlers: Parameters<typeof then>) => {
      outcome ??= guard(() => then());
      return outcome.then(...handlers);
    },
  });
}

/** The same queries with a guard before each. */
function guardAll<Sql extends Queries>(
  queries: Sql,
  guard: (send: () => Promise<unknown>) => Promise<unknown>,
): Sql {
  return new Proxy(queries, {
    apply(target, _, given: unknown[]) {
      const made: unknown = Reflect.apply(target, undefined, given);
      return made instanceof Promise ? guarded(made, guard) : made;
    },
  });
}

/**
 * Connects with the first query, with one connection per instance, and replaces a client whose connection is gone. The
 * driver's own `begin` would send a rollback on a closed connection, which crashes or blocks all later queries.
 */
export function openDatabase(
  url: string,
  { timeoutMs = TIMEOUT_MS, applicationName = 'functions' }: DatabaseOptions = {},
): Database {
  let current: Client | undefined;

  function lose(client: Client, error: Error): void {
    if (current === client) current = undefined;
    client.fail?.(error);
    client.gone.resolve(undefined);
  }

  function newClient(): Client {
    const client: Client = {
      fail: undefined,
      gone: Promise.withResolvers(),
      sql: postgres(url, {
        max: 1,
        // A pooler in transaction mode uses another connection for each transaction.
        prepare: false,
        // Encrypted wherever the database supports it.
        ssl: 'prefer',
        idle_timeout: 20,
        connect_timeout: 10,
        // In seconds. By default each failed connection makes the next one wait longer, up to 20 seconds, with a visitor waiting.
        backoff: () => 0.05,
        onnotice: () => {},
        onclose: () => lose(client, new Error('The connection to the database was closed.')),
        // Nothing else: a pooler in transaction mode refuses it, so a migration sets statement_timeout on the role.
        connection: { application_name: applicationName },
      }),
    };
    return client;
  }

  /** Drops a connection that does not answer, with all that waits for it. */
  async function inTime<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error('The database has not answered in time.');
      reject(error);
      lose(client, error);
      void client.sql.end({ timeout: 0 });
    }, timeoutMs);
    try {
      return await Promise.race([work(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  function client(): Client {
    current ??= newClient();
    return current;
  }

  async function transact<Result>(
    { connection, now }: { connection: postgres.ReservedSql; now: Client },
    work: (transaction: Queries) => Promise<Result>,
  ): Promise<Result> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    let failure: Error | undefined;
    now.fail = (error) => {
      failure = error;
      reject(error);
    };
    const queries = guardAll(connection, (send) => (failure ? Promise.reject(failure) : send()));
    const run = async () => {
      await queries`begin`;
      try {
        const result = await work(queries);
        // Postgres answers the commit of a failed transaction with a rollback.
        const { command } = await queries`commit`;
        if (command !== 'COMMIT') throw new Error('A statement of the transaction has failed.');
        return result;
      } catch (error) {
        if (!failure) await queries`rollback`;
        throw error;
      }
    };
    try {
      return await Promise.race([run(), lost]);
    } finally {
      now.fail = undefined;
      if (!failure) connection.release();
    }
  }

  async function begin<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result> {
    const now = client();
    const connection = await inTime(now, () => reserve(now));
    return connection ? inTime(now, () => transact({ connection, now }, work)) : begin(work);
  }

  const own: Pick<Database, 'begin' | 'end'> = {
    begin,
    async end(options) {
      const last = current;
      current = undefined;
      await last?.sql.end(options);
    },
  };
  return new Proxy(Object.assign(newClient().sql, own), {
    apply(_, __, given: unknown[]) {
      const now = client();
      return Reflect.apply(
        guardAll(now.sql, (send) => inTime(now, send)),
        undefined,
        given,
      );
    },
    get: (_, name) => Reflect.get(name in own ? own : client().sql, name),
  });
}
