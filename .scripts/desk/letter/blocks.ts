import type { MarkedToken, Token, Tokens } from 'marked';
import { type Html, html } from '../../../supabase/functions/_shared/html.ts';
import { mailColors } from '../../../supabase/functions/_shared/mailColors.ts';
import type { Formatted } from '../../../supabase/functions/_shared/renderEmail.ts';
import { inline, isMarkedToken, type Rendering, rawMarkup } from './inline.ts';

const mono = 'font-family:Consolas,Menlo,monospace;font-size:14px';

function paragraph(content: Formatted): Formatted {
  return { html: html`<p style="margin:0 0 16px">${content.html}</p>`, text: content.text };
}

function heading({ depth, tokens }: Tokens.Heading, rendering: Rendering): Formatted {
  const content = inline(tokens, rendering);
  const styled = (size: string) => `margin:24px 0 8px;font-size:${size};line-height:1.3`;
  return {
    html:
      depth <= 2
        ? html`<h2 style="${styled('20px')}">${content.html}</h2>`
        : html`<h3 style="${styled('17px')}">${content.html}</h3>`,
    text: content.text,
  };
}

/** The first line after a marker, further lines below its text. */
function marked(mark: string, text: string): string {
  return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}

function joined(parts: readonly Formatted[], between: string): Formatted {
  return {
    html: html`${parts.map((part) => part.html)}`,
    text: parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(between),
  };
}

function list({ ordered, start, items, loose }: Tokens.List, rendering: Rendering): Formatted {
  const first = start === '' ? 1 : start;
  const contents = items.map((item) => joined(blocks(item.tokens, rendering), loose ? '\n\n' : '\n'));
  const rows = contents.map((content) => html`<li style="margin:0 0 6px">${content.html}</li>`);
  return {
    html: ordered
      ? html`<ol start="${String(first)}" style="margin:0 0 16px;padding-left:24px">${rows}</ol>`
      : html`<ul style="margin:0 0 16px;padding-left:24px">${rows}</ul>`,
    text: contents
      .map(({ text }, at) => marked(ordered ? `${first + at}. ` : '- ', text))
      .join(loose ? '\n\n' : '\n'),
  };
}

function quote(tokens: readonly Token[], rendering: Rendering): Formatted {
  const content = joined(blocks(tokens, rendering), '\n\n');
  return {
    html: html`<blockquote style="margin:0 0 16px;padding:4px 0 0 16px;border-left:3px solid ${mailColors.accent}">${content.html}</blockquote>`,
    text: content.text
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  };
}

function table({ header, rows }: Tokens.Table, rendering: Rendering): Formatted {
  const set = (cells: readonly Tokens.TableCell[]) => cells.map(({ tokens }) => inline(tokens, rendering));
  const [head, body] = [set(header), rows.map(set)];
  const cell = 'padding:6px 12px 6px 0;text-align:left;vertical-align:top';
  const row = (cells: readonly Formatted[], put: (content: Html) => Html) =>
    html`<tr>${cells.map((content) => put(content.html))}</tr>`;
  return {
    html: html`<table style="margin:0 0 16px;border-collapse:collapse">${row(head, (content) => html`<th style="${cell}">${content}</th>`)}${body.map((cells) => row(cells, (content) => html`<td style="${cell}">${content}</td>`))}</table>`,
    text: [head, ...body].map((cells) => cells.map(({ text }) => text).join(' | ')).join('\n'),
  };
}

function markup(written: string, rendering: Rendering): Formatted | undefined {
  const shown = rawMarkup(written, rendering);
  return shown.text === '' ? undefined : paragraph(shown);
}

function one(token: MarkedToken, rendering: Rendering): Formatted | undefined {
  switch (token.type) {
    case 'paragraph':
      return paragraph(inline(token.tokens, rendering));
    case 'heading':
      return heading(token, rendering);
    case 'list':
      return list(token, rendering);
    case 'blockquote':
      return quote(token.tokens, rendering);
    case 'code':
      return {
        html: html`<pre style="margin:0 0 16px;white-space:pre-wrap;${mono}">${token.text}</pre>`,
        text: token.text.replaceAll(/^/gm, '    '),
      };
    case 'hr':
      return {
        html: html`<hr style="margin:24px 0;border:0;border-top:1px solid ${mailColors.page}">`,
        text: '* * *',
      };
    case 'table':
      return table(token, rendering);
    case 'html':
      return markup(token.text, rendering);
    case 'space':
    case 'def':
      return undefined;
    // The text of a list's item, without a paragraph around it.
    case 'text':
    case 'br':
    case 'checkbox':
    case 'codespan':
    case 'del':
    case 'em':
    case 'escape':
    case 'image':
    case 'link':
    case 'list_item':
    case 'strong':
      return inline([token], rendering);
  }
}

/** Renders paragraphs, lists and the like, each as one. */
export function blocks(tokens: readonly Token[], rendering: Rendering): Formatted[] {
  return tokens
    .filter(isMarkedToken)
    .map((token) => one(token, rendering))
    .filter((block) => block !== undefined);
}
