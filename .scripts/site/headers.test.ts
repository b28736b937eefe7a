import { expect, it } from 'vitest';
import { headersFor, readHeaders, siteHeaders, writeHeaders } from './headers.ts';

const rules = siteHeaders(
  { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] },
  'https://project.example.com',
);

it('survives being written and read', () => {
  expect(readHeaders(writeHeaders(rules))).toEqual(rules);
});

it('lets scripts and styles come from the site and what is hashed only', () => {
  const policy = headersFor(rules, '/home')['Content-Security-Policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("connect-src 'self' https://project.example.com wss://project.example.com");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
});

it('keeps what is named by its content for ever, and asks anew for pages', () => {
  expect(headersFor(rules, '/assets/main-abc.js')['Cache-Control']).toContain('immutable');
  expect(headersFor(rules, '/home')['Cache-Control']).toContain('must-revalidate');
});

it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
  'tells nobody the address of %s, which has a token',
  (path) => {
    expect(headersFor(rules, path)['Referrer-Policy']).toBe('no-referrer');
  },
);
