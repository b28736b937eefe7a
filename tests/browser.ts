import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromium, type LaunchOptions } from 'playwright';
import { systemBrowsers } from '../.scripts/setup/systemBrowsers.ts';
import { toolPath } from '../.scripts/setup/tools.mjs';

/** Runs Chromium without sandbox and GPU, background requests and first-run pages. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // As a Chromium with windows draws letters on Linux; the headless shell would hint them fully.
  '--font-render-hinting=slight',
];

/** The browser to test in: Playwright's own, of which it takes the headless shell, else the system's; undefined without one. */
function findBrowser(): LaunchOptions | undefined {
  if (existsSync(chromium.executablePath())) return {};
  const paths = systemBrowsers(process.platform, process.env, homedir());
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? undefined : { executablePath };
}

const installPackage = (name: string) =>
  execFileSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore' });

const installations = [
  () => execFileSync(process.execPath, [toolPath('playwright'), 'install', 'chromium'], { stdio: 'ignore' }),
  // On Debian and derivatives only.
  () => {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    installPackage('chromium-headless-shell');
  },
  () => installPackage('chromium'),
];

/**
 * Installs a browser where none is found: Playwright's build, else Debian's.
 *
 * @throws Error with one sentence when neither is available.
 */
export function installBrowser(): void {
  for (const install of installations) {
    if (findBrowser()) return;
    try {
      install();
    } catch {
      // The next source is tried.
    }
  }
  if (findBrowser()) return;
  throw new Error('No Chromium could be found or installed; install one and run the tests again.');
}

export const launchOptions: LaunchOptions = { ...findBrowser(), args };
