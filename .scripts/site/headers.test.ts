import { expect, it } from 'vitest';
import { player, thirdParties } from '#content/services.ts';
import { type HeaderRule, headersFor, readHeaders, siteHeaders, writeHeaders } from './headers.ts';

const inline = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };
const headersWith = (pixel?: { id: string }) =>
  siteHeaders(inline, 'https://project.example.com', thirdParties(pixel));
const policyOf = (headers: HeaderRule[]) => headersFor(headers, '/home')['Content-Security-Policy'] ?? '';
const rules = headersWith();

it('survives being written and read', () => {
  expect(readHeaders(writeHeaders(rules))).toEqual(rules);
});

it('lets scripts and styles come from the site and what is hashed only', () => {
  const policy = policyOf(rules);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("connect-src 'self' https://project.example.com wss://project.example.com");
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
});

it('lets in the services that are switched on, and no others', { tags: ['D21'] }, () => {
  expect(policyOf(rules)).toContain(`frame-src ${player.origin};`);
  expect(policyOf(rules)).toContain("img-src 'self';");
  expect(policyOf(rules)).not.toContain('facebook');
  const withPixel = policyOf(headersWith({ id: '1' }));
  expect(withPixel).toMatch(/script-src [^;]*'sha256-abc=' https:\/\/connect\.facebook\.net;/);
  expect(withPixel).toContain("img-src 'self' https://www.facebook.com;");
  expect(withPixel).toMatch(
    /connect-src [^;]* https:\/\/connect\.facebook\.net https:\/\/www\.facebook\.com;/,
  );
});

it('keeps what is named by its content for ever, and asks anew for pages', () => {
  expect(headersFor(rules, '/assets/main-abc.js')['Cache-Control']).toContain('immutable');
  expect(headersFor(rules, '/pictures/home/hero.0a1b2c3d-640.avif')['Cache-Control']).toContain('immutable');
  expect(headersFor(rules, '/home')['Cache-Control']).toContain('must-revalidate');
});

it.each(['/newsletter/confirm', '/newsletter/unsubscribe'])(
  'tells nobody the address of %s, which has a token',
  (path) => {
    expect(headersFor(rules, path)['Referrer-Policy']).toBe('no-referrer');
  },
);
