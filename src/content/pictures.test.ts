import { expect, it } from 'vitest';
import { tiles } from './home.ts';
import { pictureEntries, pictureSelections } from './pictures.ts';

it.each(Object.entries(pictureSelections))(
  'chooses up to three pictures for each of the %s',
  (_, selection) => {
    const known = pictureEntries[selection.folder]?.map(({ name }) => name);
    for (const names of Object.values(selection.groups)) {
      expect(names.length).toBeLessThanOrEqual(3);
      expect(known).toEqual(expect.arrayContaining([...names]));
    }
  },
);

it("chooses for every tile that leads to a category's works", () => {
  const categories = tiles.flatMap(({ category }) => category ?? []);
  expect(Object.keys(pictureSelections.tiles.groups)).toEqual(categories);
});
