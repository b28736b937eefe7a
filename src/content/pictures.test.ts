import { expect, it } from 'vitest';
import { closing } from './featuredClass.ts';
import { selectedWorks, tiles } from './home.ts';
import { pictureEntries, pictureSelections } from './pictures.ts';
import { collaborate } from './projects.ts';

const { tiles: ofTiles, callouts, selected } = pictureSelections;

it.each(Object.entries({ ...ofTiles.groups, ...callouts.groups }))(
  'chooses up to three pictures for %s',
  (_, names) => {
    const known = pictureEntries['gallery']?.map(({ name }) => name);
    expect(names.length).toBeLessThanOrEqual(3);
    expect(known).toEqual(expect.arrayContaining([...names]));
  },
);

it('finds every work that the content names by its slug', () => {
  expect(selected.groups.home).toEqual(selectedWorks.slugs);
  expect(callouts.groups).toEqual({ collaborate: collaborate.works, class: closing.works });
  for (const slug of selected.groups.home) expect(selected.texts[slug]?.alt).toBeTruthy();
});

it("chooses for every tile that leads to a category's works", () => {
  const categories = tiles.flatMap(({ category }) => category ?? []);
  expect(Object.keys(pictureSelections.tiles.groups)).toEqual(categories);
});
