import type { Plugin } from 'vite';
import { filesWithTests, testCitations } from './testCitations.ts';

const NAME = 'virtual:test-citations';
const RESOLVED = `\0${NAME}`;

/** Hands Storybook what the tests cite: they run in Node, and a page in the browser cannot read their sources. */
export function testCitationsPlugin(root: string): Plugin {
  return {
    name: 'test-citations',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of filesWithTests(root)) this.addWatchFile(`${root}/${file}`);
      return `export default ${JSON.stringify(testCitations(root))};`;
    },
  };
}
