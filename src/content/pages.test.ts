import { describe, expect, it } from 'vitest';
import { emptyAddresses } from './pages.ts';

const full = {
  categories: [{ id: 'ink' }, { id: 'clay' }],
  works: [{ category: 'ink' }, { category: 'clay' }],
  projects: ['a game'],
  merchandise: ['a shirt'],
  hasMusic: true,
  onlineClass: {},
  tip: {},
};

describe('the addresses with nothing to show', () => {
  it('are empty where every page has content', () => {
    expect(emptyAddresses(full)).toEqual([]);
  });

  it.each([
    ['works', { works: [] }, ['/portfolio', '/portfolio?filter=ink', '/portfolio?filter=clay']],
    ['works in a category', { works: [{ category: 'clay' }] }, ['/portfolio?filter=ink']],
    ['categories', { categories: [], works: [] }, ['/portfolio']],
    ['projects', { projects: [] }, ['/projects']],
    ['music', { hasMusic: false }, ['/music']],
    ['a class', { onlineClass: undefined }, ['/featured-class']],
    ['shirts', { merchandise: [] }, []],
    ['tips', { tip: undefined }, []],
    ['shirts and tips', { merchandise: [], tip: undefined }, []],
    [
      'anything to sell',
      { merchandise: [], onlineClass: undefined, tip: undefined },
      ['/store', '/featured-class'],
    ],
  ])('without %s', (_, without, empty) => {
    expect(emptyAddresses({ ...full, ...without })).toEqual(empty);
  });
});
