import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/tools.mjs';
import { settingsProblem, siteSettings } from './settings.ts';

const complete = {
  SITE_URL: 'https://studio.example',
  VITE_SUPABASE_URL: 'https://project.example.com',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_key',
};

describe('the settings of a build', () => {
  it.each([undefined, '', 'http://localhost:4173', 'http://127.0.0.1:8080/', 'http://[::1]:4173'])(
    'need no backend for this machine (%s)',
    (SITE_URL) => {
      expect(settingsProblem({ SITE_URL })).toBeUndefined();
    },
  );

  it('are enough for another origin when they name its backend and key', () => {
    expect(settingsProblem(complete)).toBeUndefined();
  });

  it.each(['http://localhost.studio.example', 'https://127.0.0.1.example', 'https://studio.example/'])(
    'need a key for %s',
    (SITE_URL) => {
      const problem = settingsProblem({ ...complete, SITE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: '' });
      expect(problem).toMatch(/ without VITE_SUPABASE_PUBLISHABLE_KEY; set it and build again\.$/);
    },
  );

  it.each([
    'sb_secret_key',
    `header.${Buffer.from('{"role":"service_role"}').toString('base64url')}.signature`,
  ])('are refused with the secret key %s, for this machine too', (VITE_SUPABASE_PUBLISHABLE_KEY) => {
    expect(settingsProblem({ VITE_SUPABASE_PUBLISHABLE_KEY })).toMatch(/is a secret key/);
  });

  it('take an older publishable key, which is a JWT', () => {
    const claims = Buffer.from('{"role":"anon"}').toString('base64url');
    const VITE_SUPABASE_PUBLISHABLE_KEY = `header.${claims}.signature`;
    expect(settingsProblem({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY })).toBeUndefined();
  });

  it('are rejected with the names of all missing settings', () => {
    expect(settingsProblem({ SITE_URL: complete.SITE_URL })).toBe(
      'The site for https://studio.example cannot be built without VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY; set them and build again.',
    );
    expect(settingsProblem({ ...complete, VITE_SUPABASE_URL: undefined })).toContain(
      'without VITE_SUPABASE_URL; set it',
    );
  });

  it.each(['studio.example', 'studio.example:443', 'https://'])(
    'are refused with the address %s',
    (SITE_URL) => {
      expect(settingsProblem({ ...complete, SITE_URL })).toMatch(/^SITE_URL must be an address like https:/);
    },
  );

  it('count as missing when they are empty', () => {
    const empty = { SITE_URL: '', VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' };
    expect(siteSettings(empty)).toEqual(siteSettings({}));
  });
});

it('fails a build for another origin without a key before it starts', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['.scripts/build.ts', '--out-dir', join(folder, 'site')],
      {
        cwd: root,
        encoding: 'utf8',
        timeout: 30_000,
        env: { ...process.env, ...complete, NODE_ENV: 'production', VITE_SUPABASE_PUBLISHABLE_KEY: '' },
      },
    );
    expect(stderr).toBe(
      'The site for https://studio.example cannot be built without VITE_SUPABASE_PUBLISHABLE_KEY; set it and build again.\n',
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(existsSync(join(folder, 'site'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
