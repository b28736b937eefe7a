/**
 * The development server as a child process: `site.ts <port> [cacheDir]`. It reports when it is ready and ends with its
 * parent, which Vite's own command does not.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [port, cacheDir] = process.argv.slice(2);

try {
  const server = await createServer({
    root,
    logLevel: 'warn',
    server: { port: Number(port), strictPort: true },
    ...(cacheDir !== undefined && { cacheDir }),
  });
  await server.listen();
  const close = async (): Promise<never> => {
    await server.close();
    process.exit(0);
  };
  process.stdin.once('end', close).resume();
  console.log('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
