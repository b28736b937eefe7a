import { type Html, html } from '../functions/_shared/html.ts';

/** A plain page of a stand-in. */
export function page(title: string, content: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px}
a{color:#d0006f}li{margin:0 0 12px}ul{list-style:none;padding:0}small{opacity:.75}
button,input{font:inherit;padding:8px 14px;margin:0 8px 8px 0}form{display:inline}
table{border-collapse:collapse;font-size:14px}th{text-align:left;vertical-align:top;padding:2px 16px 2px 0}td{overflow-wrap:anywhere}
iframe{width:100%;height:560px;border:1px solid #8888;border-radius:8px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body>${content}</body></html>`.markup;
}

/** Sends it. */
export function htmlResponse(markup: string, status = 200): Response {
  return new Response(markup, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
