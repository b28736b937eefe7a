import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';

const PREFIX = '/functions/v1';
const agent = new Agent({ keepAlive: true });

const page502 =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

function answerByItself(response: ServerResponse, status: number, type: string, body: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}

function passOn(incoming: IncomingMessage, response: ServerResponse, path: string, port: number): void {
  const { 'cf-connecting-ip': _, ...headers } = incoming.headers;
  const outgoing = request(
    {
      agent,
      host: '127.0.0.1',
      port,
      path,
      method: incoming.method,
      headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => answerByItself(response, 502, 'text/html', page502));
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/**
 * The gateway in front of the functions, as in the hosted service: it strips the path's prefix, passes the function who
 * is calling, and answers with its own page where no function exists.
 *
 * @param functionsPort where the functions can be reached at the moment, if at all.
 */
export async function serveGateway(port: number, functionsPort: () => number | undefined): Promise<Server> {
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const target = functionsPort();
    if (!path.startsWith(`${PREFIX}/`))
      return answerByItself(
        response,
        404,
        'application/json',
        '{"message":"no Route matched with those values"}',
      );
    if (target === undefined) return answerByItself(response, 502, 'text/html', page502);
    passOn(incoming, response, path.slice(PREFIX.length), target);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return server;
}
