import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, Visitor } from 'vite';

const MODULE = 'virtual:public-path';

/** The pictures are put there by their own plugin. */
const folders = [
  'pictures',
  ...readdirSync(new URL('../public', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
];
const address = new RegExp(`^/(?:${folders.join('|')})/`);
const sources = fileURLToPath(new URL('../src/', import.meta.url));

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Makes the published Storybook work under any path: root-relative URLs of public files (`/pictures/…`) in scripts become
 * relative to the folder of the page. Vite itself does so for stylesheets.
 */
export function publicPath(): Plugin {
  return {
    name: 'public-path',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? "export const publicPath = new URL('.', document.baseURI).pathname;" : undefined,
    transform(code, id) {
      if (!id.startsWith(sources) || !folders.some((folder) => code.includes(`/${folder}/`))) return;
      const edits: Edit[] = [];
      new Visitor({
        Literal({ value, start, end }) {
          if (typeof value !== 'string' || !address.test(value)) return;
          edits.push({ start, end, text: `(publicPath + ${JSON.stringify(value.slice(1))})` });
        },
        TemplateLiteral({ quasis, start, end }) {
          if (!address.test(quasis[0]?.value.raw ?? '')) return;
          edits.push(
            { start, end: start + '`/'.length, text: '(publicPath + `' },
            { start: end, end, text: ')' },
          );
        },
      }).visit(this.parse(code));
      if (edits.length === 0) return;
      const changed = edits
        .sort((one, other) => other.start - one.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
      return { code: `import { publicPath } from '${MODULE}';\n${changed}`, map: null };
    },
  };
}
