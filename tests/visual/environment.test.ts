import { describe, expect, it } from 'vitest';
import { type Environment, reasonToRefuse } from './environment.ts';

const here: Environment = { browser: 'Chromium 150.0.7871.100', machine: 'linux x64', drawn: '09448c58' };

const toCompare = (pinned: Partial<Environment>) => reasonToRefuse(here, { ...here, ...pinned }, false);

describe('comparing pictures', () => {
  it('is possible where they were taken, and where none exist yet', () => {
    expect(toCompare({})).toBeUndefined();
    expect(reasonToRefuse(here, undefined, false)).toBeUndefined();
  });

  it('is refused with another version of the browser', () => {
    expect(toCompare({ browser: 'Chromium 150.0.7871.99' })).toContain(
      '(browser is Chromium 150.0.7871.100, and was Chromium 150.0.7871.99)',
    );
  });

  it('is refused on another CPU architecture, with that reason only', () => {
    expect(toCompare({ machine: 'linux arm64', drawn: '7d2f0b1c' })).toContain(
      '(machine is linux x64, and was linux arm64)',
    );
  });

  it('is refused where the same browser renders differently', () => {
    expect(toCompare({ drawn: '7d2f0b1c' })).toContain("the project's fonts, or how they are drawn");
  });

  it('allows accepting all pictures again on Linux', () => {
    expect(reasonToRefuse(here, { ...here, browser: 'Chromium 149.0.0.0' }, true)).toBeUndefined();
  });

  it.each(['darwin arm64', 'win32 x64'])(
    'is refused on %s, where the system chooses the fonts',
    (machine) => {
      const other = { ...here, machine };
      for (const acceptsAll of [true, false])
        expect(reasonToRefuse(other, other, acceptsAll)).toMatch(/^Nothing was compared: only on Linux.+\.$/);
    },
  );
});
