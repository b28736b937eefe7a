import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A test or a group of tests with the rules that it proves. */
export interface TestCitation {
  /** From the repository's root. */
  file: string;
  line: number;
  /** The titles of the groups around it and its own, as they are written. */
  title: string;
  ids: readonly string[];
}

const testFiles = ['src/**/*.test.ts', '{tests,.storybook,.scripts,mocks}/**/*.test.ts'];

/** The files that can hold citations. */
export const filesWithTests = (root: string) =>
  globSync(testFiles, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** What all tests cite. Read from their sources, so that nothing has to run. @param root of the repository. */
export function testCitations(root: string): TestCitation[] {
  return filesWithTests(root).flatMap((file) => citationsIn(file, readFileSync(`${root}/${file}`, 'utf8')));
}

/** @throws where a citation is not written out, so that it can be read without running it. */
export function citationsIn(file: string, source: string): TestCitation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const citations: TestCitation[] = [];
  const groups: { title: string; isSkipped: boolean }[] = [];

  const titles = (title: string) => [...groups.map((group) => group.title), title].join(' › ');
  new Visitor({
    CallExpression(call) {
      const kind = kindOf(call);
      if (kind === undefined) return;
      const title = textOf(call.arguments[0]);
      const isSkipped = kind.isSkipped || groups.some((group) => group.isSkipped);
      const tags = optionsOf(call)?.find(isTags);
      const line = source.slice(0, call.start).split('\n').length;
      if (tags && !isSkipped) {
        citations.push({ file, line, title: titles(title), ids: textsOf(tags.value, `${file}:${line}`) });
      }
      if (kind.name === 'describe') groups.push({ title, isSkipped });
    },
    'CallExpression:exit'(call) {
      if (kindOf(call)?.name === 'describe') groups.pop();
    },
  }).visit(program);
  return citations;
}

/** `it('…')`, `test.each(…)('…')` and the like; the `each` alone, which has no title yet, is none. */
function kindOf({ callee, arguments: [title] }: ESTree.CallExpression) {
  if (title === undefined || !isText(title)) return undefined;
  const names: string[] = [];
  let node: ESTree.Expression | ESTree.Super = callee;
  for (;;) {
    if (node.type === 'CallExpression') node = node.callee;
    else if (node.type === 'MemberExpression') {
      if (node.property.type === 'Identifier') names.push(node.property.name);
      node = node.object;
    } else break;
  }
  const name = node.type === 'Identifier' ? node.name : '';
  if (!/^(it|test|describe)$/.test(name)) return undefined;
  return { name, isSkipped: names.some((modifier) => ['skip', 'todo', 'fails'].includes(modifier)) };
}

function isText(node: ESTree.Node): boolean {
  return (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';
}

function textOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal') return String(node.value);
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : '';
}

function optionsOf(call: ESTree.CallExpression) {
  return call.arguments.find((argument) => argument.type === 'ObjectExpression')?.properties;
}

function isTags(property: ESTree.ObjectPropertyKind): property is ESTree.ObjectProperty {
  return property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'tags';
}

function textsOf(node: ESTree.Expression, where: string): string[] {
  const texts = node.type === 'ArrayExpression' ? node.elements : [node];
  return texts.map((text) => {
    if (text?.type === 'Literal' && typeof text.value === 'string') return text.value;
    throw new Error(`${where}: write each tag out as a string; these are read without being run.`);
  });
}
