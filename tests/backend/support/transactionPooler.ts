import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../supabase/local/ports.ts';

const SSL_REQUEST = 80877103;
/** The parameters that PgBouncer and Supavisor track; all others are refused. */
const TRACKED: ReadonlySet<string> = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
]);

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

function refusedParameter(startup: Buffer): string | undefined {
  const words = startup.subarray(8).toString().split('\0');
  return words.find((word, at) => at % 2 === 0 && word !== '' && !TRACKED.has(word));
}

/** Joins a client to a server connection that forgets everything about its session after each transaction. */
function pool(client: Socket, server: Socket, startup: Buffer): void {
  let waiting: Buffer[] = [];
  let started = false;
  let discarding = false;
  let unread = Buffer.alloc(0);
  server.write(startup);
  client.on('data', (bytes) => (discarding ? waiting.push(bytes) : server.write(bytes)));
  server.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const length = unread.length < 5 ? Number.POSITIVE_INFINITY : unread.readInt32BE(1) + 1;
      if (unread.length < length) return;
      const one = unread.subarray(0, length);
      unread = unread.subarray(length);
      if (!discarding) client.write(one);
      if (one.toString('latin1', 0, 1) !== 'Z' || one.toString('latin1', 5, 6) !== 'I') continue;
      if (discarding || !started) {
        discarding = false;
        started = true;
        for (const held of waiting.splice(0)) server.write(held);
        continue;
      }
      discarding = true;
      waiting = [];
      server.write(message('Q', 'discard all\0'));
    }
  });
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }
}

/** A pooler in transaction mode in front of a PostgreSQL server, as strict as the hosted ones. */
export async function startTransactionPooler(databaseUrl: string): Promise<{ url: string; stop(): void }> {
  const url = new URL(databaseUrl);
  const target = Number(url.port);
  const server = createServer((client) => {
    const greet = (bytes: Buffer) => {
      if (bytes.length === 8 && bytes.readInt32BE(4) === SSL_REQUEST) {
        client.write('N');
        client.once('data', greet);
        return;
      }
      const refused = refusedParameter(bytes);
      if (refused !== undefined) {
        client.end(message('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`));
        return;
      }
      pool(client, connect(target, '127.0.0.1'), bytes);
    };
    client.once('data', greet);
    client.on('error', () => client.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url.port = String(port);
  return { url: url.href, stop: () => server.close() };
}
