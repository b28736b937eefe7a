import { installBrowser } from '../../tests/browser.ts';

/** Installs a browser for the tests where none is found, or exits with one sentence. */
export function requireBrowser(): void {
  try {
    installBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
