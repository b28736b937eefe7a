import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../../supabase/local/ports.ts';

/** What happens to a connection: it closes, or nothing gets through anymore while it stays open. */
export type Fault = 'closes' | 'falls silent';

/** Where it happens, to the first connection that sends this text. */
export interface Trigger {
  readonly fault: Fault;
  readonly text: string;
  /** Whether the server still gets the text. Its answer never comes back. */
  readonly arrives: boolean;
}

/** A proxy between a client and a database that fails once, at a given point. */
export async function startFaultyNetwork(databaseUrl: string): Promise<{
  readonly url: string;
  failAt(trigger: Trigger): void;
  /** Fails all connections that are open now. */
  fail(fault: Fault): void;
  stop(): void;
}> {
  const url = new URL(databaseUrl);
  const target = Number(url.port);
  const open = new Set<{ fail(fault: Fault): void; close(): void }>();
  let trigger: Trigger | undefined;

  function join(client: Socket, server: Socket): void {
    let silent = false;
    const close = () => {
      client.destroy();
      server.destroy();
      open.delete(connection);
    };
    const fail = (fault: Fault) => {
      if (fault === 'closes') close();
      else silent = true;
    };
    const connection = { fail, close };
    open.add(connection);
    client.on('data', (bytes) => {
      if (silent) return;
      const due = trigger !== undefined && bytes.includes(trigger.text) ? trigger : undefined;
      if (due === undefined) {
        server.write(bytes);
        return;
      }
      trigger = undefined;
      silent = true;
      if (due.arrives) server.write(bytes);
      if (due.fault === 'closes') setTimeout(close, 20);
    });
    server.on('data', (bytes) => silent || client.write(bytes));
    for (const socket of [client, server]) {
      socket.on('close', close);
      socket.on('error', close);
    }
  }

  const proxy = createServer((client) => join(client, connect(target, '127.0.0.1')));
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  url.port = String(port);
  return {
    url: url.href,
    failAt(next) {
      trigger = next;
    },
    fail(fault) {
      for (const connection of [...open]) connection.fail(fault);
    },
    stop() {
      proxy.close();
      for (const connection of [...open]) connection.close();
    },
  };
}
