import { installBrowser } from '../../tests/browser.ts';

/** Makes sure that there is a browser to test in, or ends this process with one sentence. */
export function requireBrowser(): void {
  try {
    installBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
