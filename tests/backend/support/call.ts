import { request } from 'node:http';

/** A response without processing. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body, where it is JSON. */
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The address on this machine that the call comes from: another caller for each limit. */
  readonly from?: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a request without `fetch`, which would follow, complete or correct it. */
export function call(url: string, { method = 'POST', headers = {}, body, from }: Call = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: target.port,
        path: target.pathname + target.search,
        method,
        headers,
        ...(from !== undefined && { localAddress: from }),
      },
      async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json: parsed(text) });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
