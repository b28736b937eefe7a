import { posix, win32 } from 'node:path';

/* The headless shell comes first, since it takes less than half of the CPU time. */
const linuxCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const windowsPrograms = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The paths of installed Chromium, Chrome and Edge; Playwright's channels do not find the system's Chromium. */
export function systemBrowsers(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return windowsPrograms.flatMap((program) =>
      folders.flatMap((folder) => (folder ? win32.join(folder, program) : [])),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(home, 'Applications')];
    return macApps.flatMap((app) =>
      folders.map((folder) => posix.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => folder !== '');
  return linuxCommands.flatMap((command) => folders.map((folder) => posix.join(folder, command)));
}
