import { describe, expect, it } from 'vitest';
import { systemBrowsers } from './systemBrowsers.ts';

describe('an installed browser is looked for', () => {
  it('on Linux in the folders of PATH, Chromium first, and its headless shell before it', () => {
    const found = systemBrowsers('linux', { PATH: '/usr/local/bin::/usr/bin' }, '/home/me');
    expect(found.slice(0, 4)).toEqual([
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
    ]);
    expect(found).toContain('/usr/bin/google-chrome-stable');
  });

  it('on macOS among the applications of the machine and of the user', () => {
    const found = systemBrowsers('darwin', {}, '/Users/me');
    expect(found).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(found).toContain('/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  it('on Windows in the folders for programs that the system has', () => {
    const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
    const found = systemBrowsers('win32', env, 'C:\\Users\\me');
    expect(found).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(found).toContain('C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe');
    expect(found).toHaveLength(6);
  });
});
