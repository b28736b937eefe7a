import { expect, it } from 'vitest';
import { withModuleMocks } from './withModuleMocks.ts';

it('finds the test files that replace modules, and no others', () => {
  expect(withModuleMocks(['src/backend/*.test.ts'])).toEqual(['src/backend/invoke.test.ts']);
  expect(withModuleMocks(['tests/backend/*.test.ts']).sort()).toEqual([
    'tests/backend/limits.test.ts',
    'tests/backend/not-sold.test.ts',
    'tests/backend/webhooks.test.ts',
  ]);
});
