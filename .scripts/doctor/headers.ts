import { foreignSources } from '#app/foreignSources.ts';
import { sourceHash } from '../site/document.ts';
import { headersFor, siteHeaders } from '../site/headers.ts';
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

/** The headers of a path as the build would write them for what the page has inline. */
async function expectedFor(context: Context, path: string): Promise<Headers> {
  const { text } = await context.page(PAGE);
  const hashes = (tag: 'script' | 'style') => [...new Set(inlineIn(text, tag).map(sourceHash))];
  const inline = { scripts: hashes('script'), styles: hashes('style') };
  return headersFor(siteHeaders(inline, context.backend, foreignSources), path);
}

/** The parts of a header, each once: a host may add what it sends by itself, joined by a comma. */
function partsOf(value: string | null): string {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return [...new Set(parts)].sort().join(', ');
}

/** All pages share one policy, which holds the styles of each: what another page has inline is left out. */
const policyParts = (policy: string | null, expected: string) =>
  (policy ?? '')
    .split(/[;,]/)
    .map((directive) =>
      directive
        .trim()
        .split(' ')
        .filter((source) => !source.startsWith("'sha256-") || expected.includes(source))
        .sort()
        .join(' '),
    )
    .sort()
    .join('; ');

/** In seconds; of several the one that a browser takes, which is the first. */
const maxAgeOf = (value: string | null) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);

function isAsExpected(name: string, expected: string, found: string | null): boolean {
  if (name === 'strict-transport-security') return maxAgeOf(found) >= maxAgeOf(expected);
  if (name === POLICY) return policyParts(expected, expected) === policyParts(found, expected);
  // Browsers ignore a value with two lifetimes, so this one is compared as it is.
  return name === LIFETIME ? found === expected : partsOf(found) === partsOf(expected);
}

async function compare(
  context: Context,
  paths: readonly string[],
  concerns: (name: string) => boolean,
): Promise<Verdict | undefined> {
  for (const path of paths) {
    const { headers } = await context.page(path);
    for (const [name, expected] of await expectedFor(context, path)) {
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
