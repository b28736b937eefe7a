import { expect, it } from 'vitest';
import { site } from './site.ts';

const sources = import.meta.glob<string>('../{app,screens,flows,ui}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const shipped = Object.entries(sources).filter(([path]) => !/\.(stories|test|fixtures|plays)\./.test(path));

it('is named in src/content only', { tags: ['D15'] }, () => {
  expect(shipped.length).toBeGreaterThan(50);
  const surname = site.owner.split(' ').at(-1) ?? site.owner;
  const naming = shipped.filter(([, source]) => source.includes(site.name) || source.includes(surname));
  expect(naming.map(([path]) => path)).toEqual([]);
});
