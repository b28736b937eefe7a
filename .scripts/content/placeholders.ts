import type { Finding } from './findings.ts';

interface Link {
  href: string;
  label: string;
}

/** Why a URL is a placeholder, or only a service's front page; undefined for a real one. */
function placeholderReason(href: string): string | undefined {
  if (href.startsWith('#')) return 'leads nowhere';
  if (href.startsWith('/')) return undefined;
  const { hostname, pathname } = new URL(href);
  if (/(?:^|\.)example\.(?:com|org|net)$/.test(hostname)) return 'is a placeholder address';
  return pathname === '/' ? "leads to the service's front page, and not to yours" : undefined;
}

/** A file's placeholder links. */
export function placeholderFindings(file: string, links: readonly Link[]): Finding[] {
  const seen = new Set<string>();
  return links.flatMap(({ href, label }): Finding[] => {
    const reason = placeholderReason(href);
    if (reason === undefined || seen.has(label + href)) return [];
    seen.add(label + href);
    const what = `the link "${label}" ${reason} (${href}).`;
    return [{ kind: 'open', where: `src/content/${file}`, what }];
  });
}
