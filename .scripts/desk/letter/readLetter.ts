import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { Marked } from 'marked';
import { digest } from '../../../supabase/functions/_shared/digest.ts';
import type { Formatted } from '../../../supabase/functions/_shared/renderEmail.ts';
import { toHeaderValue } from '../../../supabase/functions/_shared/toHeaderValue.ts';
import { DeskError } from '../deskError.ts';
import { typedPath } from '../paths.ts';
import { blocks } from './blocks.ts';
import { inline, isMarkedToken, type Rendering } from './inline.ts';

/** A parsed letter. */
export interface WrittenLetter {
  /** The file's name, the letter's id. */
  readonly name: string;
  readonly digest: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly Formatted[];
  readonly warnings: ReadonlySet<string>;
}

const LONGEST_SUBJECT = 200;

function textOf(path: string): string {
  if (!['.md', '.markdown'].includes(extname(path).toLowerCase()))
    throw new DeskError(`${path} is no Markdown file (.md).`, 2);
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(readFileSync(typedPath(path)))
      .replaceAll('\r\n', '\n');
  } catch (error) {
    if (error instanceof TypeError) throw new DeskError(`${path} is not in UTF-8.`, 2);
    throw new DeskError(`There is no file ${path} that can be read.`, 2);
  }
}

function nameOf(path: string): string {
  const name = basename(path, extname(path))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (name === '' || name.length > 80)
    throw new DeskError(`${path}: give the file a name of letters or digits, of at most 80.`, 2);
  return name;
}

/** Takes the lines between two `---` at the beginning off, of which `subject:` alone is read. */
function frontMatter(source: string): { subject: string | undefined; body: string } {
  const [whole = '', matter] = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(source) ?? [];
  if (matter === undefined || !source.startsWith(whole)) return { subject: undefined, body: source };
  const subject = /^subject:[ \t]*(.+)$/m
    .exec(matter)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2');
  return { subject, body: source.slice(whole.length) };
}

/**
 * Reads a letter: Markdown whose subject is in its front matter, or is its first heading.
 *
 * @throws a sentence for each error.
 */
export async function readLetter(path: string, siteUrl: string): Promise<WrittenLetter> {
  const source = textOf(path);
  const name = nameOf(path);
  const { subject: named, body } = frontMatter(source.replace(/^\ufeff/, ''));
  const rendering: Rendering = { siteUrl, problems: [], warnings: new Set() };
  const tokens = new Marked().lexer(body).filter(isMarkedToken);
  const at = tokens.findIndex(({ type }) => type !== 'space');
  const first = tokens[at];
  const isTitle = first?.type === 'heading' && (named === undefined || first.depth === 1);
  const title = isTitle ? inline(first.tokens, rendering).text : undefined;
  const paragraphs = blocks(title === undefined ? tokens : tokens.slice(at + 1), rendering);

  const subject = toHeaderValue(named ?? title ?? '');
  const { problems, warnings } = rendering;
  if (paragraphs.every(({ text, html }) => text.trim() === '' && !html.markup.includes('<img')))
    problems.unshift('The letter is empty.');
  if (subject === '')
    problems.unshift('The letter has no subject: begin it with a heading, such as "# News from the road".');
  if (subject.length > LONGEST_SUBJECT)
    problems.push(`The subject has ${subject.length} characters, of at most ${LONGEST_SUBJECT}.`);
  if (problems.length > 0) throw new DeskError(`${path}: ${problems.join('\n')}`);
  return {
    name,
    digest: await digest(source.trim()),
    subject,
    heading: title ?? subject,
    paragraphs,
    warnings,
  };
}
