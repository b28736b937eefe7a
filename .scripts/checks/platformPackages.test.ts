import { describe, expect, it } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import lighthouseLock from '../../tests/bench/lighthouse/package-lock.json' with { type: 'json' };
import pinnedNode from '../setup/node/package.json' with { type: 'json' };
import pinnedNodeLock from '../setup/node/package-lock.json' with { type: 'json' };
import { packagesAgainst } from '../setup/projectNode.mjs';
import { type LockedPackages, missingOptionalPackages } from './platformPackages.ts';

const locks: [string, LockedPackages][] = [
  ['package-lock.json', lock.packages],
  ['.scripts/setup/node/package-lock.json', pinnedNodeLock.packages],
  ['tests/bench/lighthouse/package-lock.json', lighthouseLock.packages],
];

describe.each(locks)('%s', (_, packages) => {
  it('has the optional packages of every platform', () => {
    expect(missingOptionalPackages(packages)).toEqual([]);
  });

  it('names no registry', () => {
    expect(Object.entries(packages).filter(([, locked]) => 'resolved' in locked)).toEqual([]);
  });
});

it('what only the benchmark needs is installed by the benchmark', () => {
  expect(Object.keys(lock.packages).filter((path) => /lighthouse|puppeteer|@sentry/.test(path))).toEqual([]);
});

describe('a lock that lacks an optional package', () => {
  const tool = { version: '1.0.0', optionalDependencies: { '@tool/darwin-arm64': '1.0.0' } };

  it('is reported', () => {
    expect(missingOptionalPackages({ 'node_modules/tool': tool })).toEqual(['@tool/darwin-arm64@1.0.0']);
  });

  it('is reported where another package has it in another version', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/@tool/darwin-arm64': { version: '0.9.0' },
    };
    expect(missingOptionalPackages(packages)).toEqual(['@tool/darwin-arm64@1.0.0']);
  });

  it('accepts it inside the package or in a folder above', () => {
    const packages = {
      'node_modules/tool': tool,
      'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
      'node_modules/other/node_modules/tool': tool,
      'node_modules/old': { ...tool, optionalDependencies: { '@tool/darwin-arm64': '0.9.0' } },
      'node_modules/old/node_modules/@tool/darwin-arm64': { version: '0.9.0' },
    };
    expect(missingOptionalPackages(packages)).toEqual([]);
  });
});

describe('the pinned Node', () => {
  const versions = new Set(Object.values(pinnedNode.optionalDependencies));

  it('is one version, for every platform that the product runs on', () => {
    expect(versions.size).toBe(1);
    const locked: LockedPackages = pinnedNodeLock.packages;
    const platforms = Object.values(locked).flatMap(({ os, cpu }) => (os && cpu ? [`${os} ${cpu}`] : []));
    expect(platforms.sort()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 arm64',
      'win32 x64',
    ]);
  });

  it('is supported by every package', async () => {
    const packages: LockedPackages = { ...lock.packages, ...lighthouseLock.packages };
    const ofThePlatforms = Object.entries(packages).filter(
      ([, { cpu }]) => !cpu || /x64|arm64/.test(`${cpu}`),
    );
    for (const version of versions)
      expect(await packagesAgainst(version, Object.fromEntries(ofThePlatforms))).toEqual([]);
  });
});
