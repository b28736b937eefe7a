import * as v from 'valibot';
import { expect, it } from 'vitest';
import { paymentIdSchema } from '#contract';
import { examplePayment } from './examplePayment.ts';

const sources = import.meta.glob<string>('../../src/**/*.{stories.tsx,plays.ts,fixtures.ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('is a payment ID that the real function accepts', () => {
  expect(v.is(paymentIdSchema, examplePayment)).toBe(true);
});

it('is the only payment ID in stories and fixtures', () => {
  const written = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/\bsession(?:=|: ['"`])([^&'"`]*)/g),
  ]);
  const sessions = new Set(written.map(([, session]) => session));
  // The empty one is a visitor who comes back from nowhere.
  expect([...sessions].sort()).toEqual(['', `\${examplePayment}`]);
});
