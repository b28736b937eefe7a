const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped markup. */
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

/** A template tag for HTML that escapes text and keeps markup, which html-entities cannot distinguish. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(
    strings.map((text, at) => text + (at < values.length ? markupOf(values[at] ?? '') : '')).join(''),
  );
}
