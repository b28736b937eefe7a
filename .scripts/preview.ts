import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveSite } from './site/serveSite.ts';

const PORT = 4173;
const dist = fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(`${dist}/_headers`)) await import('./build.ts');

/** The build has logged what is missing where it has set an exit code. */
if (!process.exitCode) {
  try {
    await serveSite(dist, PORT);
    console.log(`The build is served at http://localhost:${PORT}`);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${PORT} is taken; stop what uses it and try again.`
        : `The preview could not start (${error}).`,
    );
    process.exitCode = 1;
  }
}
