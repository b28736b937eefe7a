const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to place in other markup. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => entities[character] ?? '');
  return value instanceof Html ? value.markup : value.map(markupOf).join('');
}

/** A template of markup: text that is put into it is escaped, other markup is not. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(
    strings.map((text, at) => text + (at < values.length ? markupOf(values[at] ?? '') : '')).join(''),
  );
}
