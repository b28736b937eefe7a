import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../supabase/local/ports.ts';
import { installProblem, nodeProblem } from './problems.mjs';
import { packagesAgainst } from './projectNode.mjs';
import { root, toolPath } from './tools.mjs';

describe("the machine's Node", () => {
  it('is refused in one sentence when it is too old', () => {
    expect(nodeProblem('18.20.8', '>=20')).toBe('Node 20 or newer is needed; this is Node 18.20.8.');
    expect(nodeProblem('20.0.0', '>=20')).toBeUndefined();
    expect(nodeProblem('100.0.0', '>=20')).toBeUndefined();
  });

  it('is compared with what every package supports', async () => {
    const packages = {
      'node_modules/a': { engines: { node: '^22.12.0 || ^24.0.0 || >=26.0.0' } },
      'node_modules/b/node_modules/@c/d': { engines: { node: '>= 22.19' } },
      'node_modules/e': {},
    };
    expect(await packagesAgainst('20.20.2', packages)).toEqual(['a', '@c/d']);
    expect(await packagesAgainst('22.18.0', packages)).toEqual(['@c/d']);
    expect(await packagesAgainst('25.1.0', packages)).toEqual(['a']);
    expect(await packagesAgainst('24.0.0', packages)).toEqual([]);
    expect(await packagesAgainst('27.0.0-nightly', packages)).toEqual([]);
  });
});

describe('a failed installation', () => {
  const problem = (stderr: string) => installProblem(stderr, 'npm ci');

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_SOCKET_TIMEOUT'])(
    'without a network (%s) is one sentence about it',
    (code) => {
      expect(problem(`npm error code ${code}\nnpm error syscall connect\n`)).toBe(
        `The packages could not be installed: the npm registry could not be reached (${code}). Check the network connection and try again.`,
      );
    },
  );

  it("otherwise gives npm's reason and how to see the full output", () => {
    expect(problem('npm warn deprecated\nnpm error code ENOSPC\nnpm error nospc no space left\n')).toBe(
      'The packages could not be installed (nospc no space left); run "npm ci" to see the whole error.',
    );
    expect(problem('sh: npm: not found\n')).toContain('(npm gave no reason)');
  });
});

describe('a fresh clone', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  beforeAll(() => {
    for (const name of ['package.json', 'package-lock.json', '.scripts'])
      cpSync(join(root, name), join(clone, name), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      });
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  it('says in one sentence that there is no network', async () => {
    const { status, stderr } = spawnSync(process.execPath, [join(clone, '.scripts', 'run.mjs'), 'start'], {
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${await freePort()}`,
        npm_config_cache: join(clone, 'cache'),
        npm_config_fetch_retries: '0',
      },
    });
    expect(stderr).toBe(
      'The packages could not be installed: the npm registry could not be reached (ECONNREFUSED). Check the network connection and try again.\n',
    );
    expect(status).toBe(1);
  });
}, 60_000);

describe('npm start', () => {
  it('says in one sentence that a port is taken', async () => {
    const blocker = createServer();
    // Taken by something else, it serves as well.
    await new Promise((resolve) =>
      blocker.once('error', resolve).listen(5173, '127.0.0.1', () => resolve(0)),
    );
    const { status, stderr } = spawnSync(process.execPath, [join(root, '.scripts', 'start.ts')], {
      encoding: 'utf8',
    });
    blocker.close();
    expect(stderr).toBe('Port 5173 is taken; stop what uses it and try again.\n');
    expect(status).toBe(1);
  });
}, 60_000);

describe("a package's command", () => {
  it.each([
    ['deno', 'deno'],
    ['typescript', 'tsc'],
    ['@biomejs/biome', 'biome'],
  ])('of %s is a file that Node can run', (packageName, command) => {
    const { status } = spawnSync(process.execPath, [toolPath(packageName, command), '--version']);
    expect(status).toBe(0);
  });

  it('that does not exist is an error', () => {
    expect(() => toolPath('typescript', 'tscc')).toThrow('The package typescript has no command tscc.');
  });
});
