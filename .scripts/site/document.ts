import { createHash } from 'node:crypto';

export interface DocumentParts {
  /** The page's own head, as HTML. */
  head: string;
  /** The prerendered page. */
  body: string;
  /** The inline script's text. */
  boot: string;
  /** The address of the app's entry module. */
  app: string;
  styles: readonly string[];
  /** The app is loaded at once, and not when the page is idle. */
  isEager: boolean;
}

/** Fills index.html with a page. */
export function fillDocument(template: string, parts: DocumentParts): string {
  const head = [
    `<script data-app="${parts.app}">${parts.boot}</script>`,
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.head,
  ].join('\n');
  const filled = template.replace('<!--head-->', () => head).replace('<!--app-->', () => parts.body);
  return parts.isEager ? filled.replace('<html ', '<html data-app="eager" ') : filled;
}

/** A script's source expression for the content security policy. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
