/** Bidirectional control characters, with which a visitor could disguise a line. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A visitor's text in one line, without control characters. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(BIDI_CONTROLS, '')
    .trim();
}

/** The same with its line breaks. */
export function lines(text: string): string[] {
  return text.split(/\r?\n/).map((line) => oneLine(line.replaceAll('\t', '  ')));
}

/** Breaks a line between words, and a word that is longer than a line within it. */
export function wrap(line: string, width: number): string[] {
  const wrapped: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (longer.length <= width) {
      current = longer;
      continue;
    }
    if (current !== '') wrapped.push(current);
    let rest = word;
    while (rest.length > width) {
      wrapped.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    current = rest;
  }
  return [...wrapped, current];
}

/** A number of things: `1 mail`, `10,000 mails`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
