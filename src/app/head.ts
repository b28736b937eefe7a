import { site } from '#content/site.ts';
import type { Route } from './route.ts';

/** A document head's contents; URLs are absolute. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  isListed: boolean;
  redirectsTo: string | undefined;
}

/** @param origin of the published site, without a trailing slash. */
export function headOf(route: Route, origin: string): Head {
  return {
    title: route.title,
    description: route.description,
    canonical: origin + (route.redirectsTo ?? route.path),
    isListed: route.isListed,
    redirectsTo: route.redirectsTo,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Parts of the head that only the prerendered document has, for crawlers. */
export interface Extras {
  /** The social preview, 1200 x 630: absolute URL and alternative text. */
  preview: { address: string; alt: string };
  /** schema.org structured data. */
  structuredData?: object | undefined;
}

/** The head as HTML, for the prerendered document. */
export function headHtml(head: Head, { preview, structuredData }: Extras): string {
  const text = {
    title: escapeHtml(head.title),
    description: escapeHtml(head.description),
    canonical: escapeHtml(head.canonical),
    preview: escapeHtml(preview.address),
    previewAlt: escapeHtml(preview.alt),
    siteName: escapeHtml(site.name),
  };
  return [
    `<title>${text.title}</title>`,
    `<meta name="description" content="${text.description}">`,
    `<link rel="canonical" href="${text.canonical}">`,
    head.redirectsTo === undefined ? '' : `<meta http-equiv="refresh" content="0; url=${head.redirectsTo}">`,
    head.isListed ? '' : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${text.siteName}">`,
    `<meta property="og:title" content="${text.title}">`,
    `<meta property="og:description" content="${text.description}">`,
    `<meta property="og:url" content="${text.canonical}">`,
    `<meta property="og:image" content="${text.preview}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${text.previewAlt}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    structuredData === undefined
      ? ''
      : `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
