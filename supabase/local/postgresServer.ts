import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
/** Messages after which a session is between two statements: Query, Sync, and FunctionCall. */
const ENDS_STATEMENT = new Set(['Q', 'S', 'F']);

/** Lets one session after the other use the database, in the order in which they ask. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for a turn. @returns what ends it. */
  async take(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** Cuts the bytes of one client into messages of the protocol. Only the first ones come without a type. */
class Messages {
  #bytes = Buffer.alloc(0);
  #started = false;

  add(bytes: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
  }

  next(): { type: string; bytes: Buffer } | undefined {
    const typed = this.#started ? 1 : 0;
    if (this.#bytes.length < typed + 4) return undefined;
    const length = this.#bytes.readInt32BE(typed) + typed;
    if (this.#bytes.length < length) return undefined;
    const bytes = this.#bytes.subarray(0, length);
    this.#bytes = this.#bytes.subarray(length);
    if (typed === 1) return { type: String.fromCharCode(bytes[0] ?? 0), bytes };
    const code = bytes.readInt32BE(4);
    if (code === SSL_REQUEST) return { type: 'ssl', bytes };
    if (code === CANCEL_REQUEST) return { type: 'cancel', bytes };
    this.#started = true;
    return { type: 'startup', bytes };
  }
}

/**
 * One client's session. PGlite has a single session, so a client keeps it to itself from the first message of a
 * statement to its end, and from `begin` to `commit`: messages of two clients never mix.
 */
async function converse(socket: Socket, db: PGlite, turns: Turns): Promise<void> {
  const messages = new Messages();
  let endTurn: (() => void) | undefined;
  try {
    for await (const bytes of socket) {
      messages.add(bytes);
      for (let message = messages.next(); message; message = messages.next()) {
        if (message.type === 'ssl') {
          socket.write('N');
          continue;
        }
        if (message.type === 'X' || message.type === 'cancel') return;
        endTurn ??= await turns.take();
        const answer = await db.execProtocolRaw(message.bytes);
        if (answer.length > 0) socket.write(answer);
        const rests = message.type === 'startup' || ENDS_STATEMENT.has(message.type);
        if (rests && !db.isInTransaction()) {
          endTurn();
          endTurn = undefined;
        }
      }
    }
  } catch (error) {
    // A client that goes away in the middle is everyday; a database that fails is not.
    if (!(error instanceof Error && 'code' in error)) throw error;
  } finally {
    if (endTurn) {
      if (db.isInTransaction()) await db.exec('rollback');
      endTurn();
    }
    socket.destroy();
  }
}

/**
 * Serves a PGlite database to any number of Postgres clients, on this machine only.
 *
 * Not by `@electric-sql/pglite-socket` (0.2.17): it lets messages of two clients mix between Parse and Sync, so that under
 * twelve clients statements fail with "portal does not exist" or bind to each other's parameters.
 */
export async function servePostgres(
  db: PGlite,
  port: number,
  onFailure: (error: unknown) => void,
): Promise<Server> {
  const turns = new Turns();
  const server = createServer({ noDelay: true }, (socket) => {
    converse(socket, db, turns).catch(onFailure);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return server;
}
