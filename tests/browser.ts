import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromium, type LaunchOptions } from 'playwright';
import { systemBrowsers } from '../.scripts/setup/systemBrowsers.ts';
import { toolPath } from '../.scripts/setup/tools.mjs';

/** Keeps a Chromium without a sandbox or a graphics card quiet: no calls home, no first-run pages. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser to test in: Playwright's own, else the system's; undefined when there is none. */
function findBrowser(): { executablePath: string } | undefined {
  const paths = [chromium.executablePath(), ...systemBrowsers(process.platform, process.env, homedir())];
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

const installations = [
  () => execFileSync(process.execPath, [toolPath('playwright'), 'install', 'chromium'], { stdio: 'ignore' }),
  // Debian and its kin; other systems have no such command.
  () => {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  },
];

/**
 * Makes sure that there is a browser, installing one when there is none: Playwright's build, else Debian's.
 *
 * @throws Error with one sentence when neither can be had.
 */
export function installBrowser(): { executablePath: string } {
  for (const install of installations) {
    const found = findBrowser();
    if (found) return found;
    try {
      install();
    } catch {
      // The next way of getting one is tried.
    }
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error('No Chromium could be found or installed; install one and run the tests again.');
}

export const launchOptions: LaunchOptions = { ...findBrowser(), args };
