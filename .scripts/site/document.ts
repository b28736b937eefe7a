import { createHash } from 'node:crypto';

export interface DocumentParts {
  /** The content security policy, where no header has it. */
  policy?: string | undefined;
  /** The page's own head, as HTML. */
  head: string;
  /** The prerendered page. */
  body: string;
  /** The inline script's text. */
  boot: string;
  /** The address of the app's entry module. */
  app: string;
  /** The addresses of the entry module's static imports, each after its own. */
  imports?: readonly string[];
  /** The addresses of the other modules that the page needs. */
  pageImports?: readonly string[];
  /** The styles' element, as HTML. */
  styles: string;
  /** The address of the site's whole stylesheet, where the page carries only a part of it. */
  sheet?: string;
  /** The app is loaded at once, and not when the page is idle. */
  isEager: boolean;
}

/** Fills index.html with a page. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const data = [
    ['app', parts.app],
    ['imports', parts.imports?.join(' ')],
    ['page', parts.pageImports?.join(' ')],
    ['sheet', parts.sheet],
  ].map(([name, value]) => (value ? ` data-${name}="${value}"` : ''));
  const head = [
    ...(parts.policy ? [`<meta http-equiv="Content-Security-Policy" content="${parts.policy}">`] : []),
    `<script${data.join('')}>${parts.boot}</script>`,
    /* Nothing is drawn of a page that is half there, and so nothing moves when the other half comes. */
    '<link rel="expect" href="#end" blocking="render">',
    /* Before the styles: what shows a page's preview elsewhere reads the beginning of a page only. */
    parts.head,
    parts.styles,
    /* What the part leaves out for the app to bring. */
    ...(parts.sheet ? [`<noscript><link rel="stylesheet" href="${parts.sheet}"></noscript>`] : []),
  ].join('\n');
  const filled = template.replace('<!--head-->', () => head).replace('<!--app-->', () => parts.body);
  return parts.isEager ? filled.replace('<html ', '<html data-app="eager" ') : filled;
}

/** The source expression of an inline script's or style's text, for the content security policy. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
