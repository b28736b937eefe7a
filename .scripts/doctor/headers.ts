import { foreignSources } from '#app/foreignSources.ts';
import { sourceHash } from '../site/document.ts';
import {
  type HeaderRule,
  headersFor,
  type InlineSources,
  siteHeaders,
  withTurnstile,
} from '../site/headers.ts';
import { siteSettings } from '../site/settings.ts';
import { check, ok, type Verdict, wrong } from './check.ts';
import type { Context } from './context.ts';
import { originCheck, PAGE } from './site.ts';

const POLICY = 'content-security-policy';
const LIFETIME = 'cache-control';

/** The second address holds a token, and therefore has its own header. */
const pages = [PAGE, '/newsletter/confirm'];

/** The texts of the inline scripts and styles of a page, except for data that no browser runs. */
function inlineIn(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements]
    .filter(([, attributes = '']) => !/\s(src=|type="application\/)/.test(attributes))
    .map(([, , text = '']) => text);
}

/** The rules for headers as the build would write them for what the pages have inline. */
async function expectedRules(context: Context): Promise<HeaderRule[]> {
  const inlineByPath = new Map<string, InlineSources>();
  for (const page of pages) {
    const { text } = await context.page(page);
    const hashes = (tag: 'script' | 'style') => [...new Set(inlineIn(text, tag).map(sourceHash))];
    inlineByPath.set(page, { scripts: hashes('script'), styles: hashes('style') });
  }
  const { turnstileSiteKey } = siteSettings(context.settings);
  const allowed = { backend: context.backend, foreign: withTurnstile(foreignSources, turnstileSiteKey) };
  return siteHeaders(inlineByPath, allowed);
}

/** The parts of a header, each once: a host may add what it sends by itself, joined by a comma. */
function partsOf(value: string | null): string {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts)].sort().join(', ');
}

/** The directives of a policy, in an order that does not depend on how it is written. */
const policyParts = (policy: string | null) =>
  (policy ?? '')
    .split(/[;,]/)
    .map((directive) => directive.trim().split(' ').sort().join(' '))
    .sort()
    .join('; ');

/** In seconds; of several the one that a browser takes, which is the first. */
const maxAgeOf = (value: string | null) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);

function isAsExpected(name: string, expected: string, found: string | null): boolean {
  if (name === 'strict-transport-security') return maxAgeOf(found) >= maxAgeOf(expected);
  if (name === POLICY) return policyParts(expected) === policyParts(found);
  // Browsers ignore a value with two lifetimes, so this one is compared as it is.
  return name === LIFETIME ? found === expected : partsOf(found) === partsOf(expected);
}

async function compare(
  context: Context,
  paths: readonly string[],
  concerns: (name: string) => boolean,
): Promise<Verdict | undefined> {
  const rules = await expectedRules(context);
  for (const path of paths) {
    const { headers } = await context.page(path);
    for (const [name, expected] of headersFor(rules, path)) {
      const found = headers.get(name);
      if (concerns(name) && !isAsExpected(name, expected, found))
        return wrong(
          `${path} is sent with "${name}: ${found ?? ''}", and not with "${expected}".`,
          `Publish all of dist/ with its file _headers, which the host has to read: ${context.deployCommand}`,
        );
    }
  }
  return undefined;
}

export const policyCheck = check(
  'content-security-policy',
  [originCheck],
  async (context) =>
    (await compare(context, pages, (name) => name === POLICY)) ??
    ok('The pages have the content security policy of the build.'),
);

export const securityHeadersCheck = check(
  'security-headers',
  [originCheck],
  async (context) =>
    (await compare(context, pages, (name) => name !== POLICY && name !== LIFETIME)) ??
    ok('The pages have the other security headers of the build.'),
);

export const cachingCheck = check('caching', [originCheck], async (context) => {
  const { text } = await context.page(PAGE);
  const files = ['assets', 'pictures', 'fonts'].flatMap(
    (folder) => new RegExp(`"(/${folder}/[^"\\s]+)"`).exec(text)?.[1] ?? [],
  );
  return (
    (await compare(context, [PAGE, ...files], (name) => name === LIFETIME)) ??
    ok('Browsers may keep scripts and pictures, and ask again for pages.')
  );
});
