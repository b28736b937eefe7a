import { decode as decodeEntities } from 'html-entities';
import type { MarkedToken, Token } from 'marked';
import { type Html, html } from '../../../supabase/functions/_shared/html.ts';
import { mailColors } from '../../../supabase/functions/_shared/mailColors.ts';
import type { Formatted } from '../../../supabase/functions/_shared/renderEmail.ts';
import { addressOf } from './addresses.ts';

/** The context of rendering a letter, with the problems found. */
export interface Rendering {
  readonly siteUrl: string;
  /** Errors that prevent sending. */
  readonly problems: string[];
  /** Warnings. */
  readonly warnings: Set<string>;
}

const known: Readonly<Record<MarkedToken['type'], true>> = {
  blockquote: true,
  br: true,
  checkbox: true,
  code: true,
  codespan: true,
  def: true,
  del: true,
  em: true,
  escape: true,
  heading: true,
  hr: true,
  html: true,
  image: true,
  link: true,
  list: true,
  list_item: true,
  paragraph: true,
  space: true,
  strong: true,
  table: true,
  text: true,
};

/** As Markdown has it: `&copy` without its semicolon is no entity, but a part of many an address. */
function decode(text: string): string {
  return decodeEntities(text, { scope: 'strict' });
}

/** Of marked's own kinds; extensions, which could add others, are not used. */
export function isMarkedToken(token: Token): token is MarkedToken {
  return token.type in known;
}

function words(text: string): Formatted {
  return { html: html`${text}`, text };
}

/** HTML in Markdown is shown as text, comments are dropped. */
export function rawMarkup(markup: string, { warnings }: Rendering): Formatted {
  const shown = markup.replace(/<!--[\s\S]*?-->/g, '').trim();
  const tag = /<\/?([\w-]+)/.exec(shown)?.[1];
  if (tag !== undefined) warnings.add(`HTML is shown as text: <${tag}>`);
  return words(shown);
}

function link(written: string, label: Formatted, rendering: Rendering): Formatted {
  const address = addressOf(decode(written), 'link', rendering.siteUrl);
  if (address.type === 'unusable') {
    rendering.problems.push(address.problem);
    return label;
  }
  const { href } = address;
  const spelled = href.replace(/^(?:mailto|tel):/, '');
  const isSpelledOut = [href, href.replace(/\/$/, ''), spelled].includes(label.text);
  return {
    html: html`<a href="${href}" style="color:${mailColors.accent}">${label.html}</a>`,
    text: isSpelledOut ? label.text : `${label.text} (${spelled})`,
  };
}

function picture(written: string, description: string, rendering: Rendering): Formatted {
  const address = addressOf(decode(written), 'picture', rendering.siteUrl);
  if (address.type === 'unusable') {
    rendering.problems.push(address.problem);
    return words(description);
  }
  return {
    html: html`<img src="${address.href}" alt="${description}" style="max-width:100%;height:auto;border-radius:8px">`,
    text: description === '' ? '' : `[${description}]`,
  };
}

function wrapped(tokens: readonly Token[], rendering: Rendering, put: (content: Html) => Html): Formatted {
  const content = inline(tokens, rendering);
  return { html: put(content.html), text: content.text };
}

function one(token: MarkedToken, rendering: Rendering): Formatted {
  switch (token.type) {
    case 'text':
      return token.tokens ? inline(token.tokens, rendering) : words(decode(token.text));
    case 'escape':
      return words(token.text);
    case 'strong':
      return wrapped(token.tokens, rendering, (content) => html`<strong>${content}</strong>`);
    case 'em':
      return wrapped(token.tokens, rendering, (content) => html`<em>${content}</em>`);
    case 'del':
      return wrapped(token.tokens, rendering, (content) => html`<s>${content}</s>`);
    case 'codespan':
      return { html: html`<code>${token.text}</code>`, text: token.text };
    case 'br':
      return { html: html`<br>`, text: '\n' };
    case 'link':
      return link(token.href, inline(token.tokens, rendering), rendering);
    case 'image':
      return picture(token.href, decode(token.text), rendering);
    case 'html':
      return rawMarkup(token.text, rendering);
    case 'checkbox':
      return words(token.checked ? '[x] ' : '[ ] ');
    case 'blockquote':
    case 'code':
    case 'def':
    case 'heading':
    case 'hr':
    case 'list':
    case 'list_item':
    case 'paragraph':
    case 'space':
    case 'table':
      // Blocks never occur inline.
      return words(token.raw);
  }
}

/** Renders inline Markdown. */
export function inline(tokens: readonly Token[], rendering: Rendering): Formatted {
  const parts = tokens.filter(isMarkedToken).map((token) => one(token, rendering));
  return {
    html: html`${parts.map((part) => part.html)}`,
    text: parts.map((part) => part.text).join(''),
  };
}
