import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** Keeps a Chromium without a sandbox or a graphics card quiet: no calls home, no first-run pages. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function systemBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** The browser to test in: Playwright's own, else the system's; undefined when there is none. */
function findBrowser(): { executablePath: string } | undefined {
  const own = chromium.executablePath();
  if (existsSync(own)) return { executablePath: own };
  const system = systemBrowser();
  return system === undefined ? undefined : { executablePath: system };
}

/**
 * Makes sure that there is a browser, installing one when there is none: Playwright's build, else Debian's.
 *
 * @throws Error with one sentence when neither can be had.
 */
export function installBrowser(): { executablePath: string } {
  const attempts = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
  ] as const;
  for (const [command, parameters] of attempts) {
    const found = findBrowser();
    if (found) return found;
    try {
      execFileSync(command, parameters, { stdio: 'ignore' });
    } catch {
      // The next way of getting one is tried.
    }
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error('No Chromium could be found or installed; install one and run the tests again.');
}

export const launchOptions: LaunchOptions = { ...findBrowser(), args };
