import type { NewsletterConfig } from './config.ts';
import { type Html, html } from './html.ts';
import { mailColors } from './mailColors.ts';

/** Content as HTML and as plain text. */
export interface Formatted {
  readonly html: Html;
  readonly text: string;
}

/** A mail's content, before it is rendered as HTML and as plain text. */
export interface EmailContent {
  readonly heading: string;
  readonly paragraphs: readonly (string | Formatted)[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Small print below the line. */
  readonly footer: readonly (string | { readonly label: string; readonly href: string })[];
}

/** The studio's name, from before the address in `From`. */
export function studioName({ mail }: Pick<NewsletterConfig, 'mail'>): string {
  return /^\s*"?([^"<]+?)"?\s*</.exec(mail.from)?.[1] ?? 'The studio';
}

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function paragraph(content: string | Formatted): Html {
  return typeof content === 'string'
    ? html`<p style="margin:0 0 16px;white-space:pre-line">${content}</p>`
    : content.html;
}

/** Renders a mail as HTML and as plain text. */
export function renderEmail(content: EmailContent, studio: string): { html: string; text: string } {
  const { heading, paragraphs, button, footer } = content;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;background:${mailColors.page};color:${mailColors.text};${font};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:700;color:${mailColors.accent}">${studio}</p>
<div style="background:${mailColors.paper};border-radius:12px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${heading}</h1>
${paragraphs.map(paragraph)}
${
  button
    ? html`<p style="margin:24px 0 8px"><a href="${button.href}" style="display:inline-block;background:${mailColors.accent};color:${mailColors.paper};text-decoration:none;font-weight:700;padding:14px 22px;border-radius:999px">${button.label}</a></p>`
    : ''
}
</div>
<div style="padding:20px 8px;font-size:14px;color:${mailColors.footer}">
${footer.map((line) =>
  typeof line === 'string'
    ? html`<p style="margin:0 0 8px">${line}</p>`
    : html`<p style="margin:0 0 8px"><a href="${line.href}" style="color:${mailColors.accent}">${line.label}</a></p>`,
)}
</div></div></body></html>`;
  const text = [
    heading,
    ...paragraphs.map((content) => (typeof content === 'string' ? content : content.text)),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${studio}`,
    ...footer.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.href}`)),
  ].join('\n\n');
  return { html: page.markup, text };
}
