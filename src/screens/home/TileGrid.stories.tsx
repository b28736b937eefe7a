import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { tileGrid } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { Tile } from '#ui/Tile.tsx';

/** A grid with this many tiles. */
function TilesOf({ count }: { count: number }) {
  const doors = Array.from({ length: count }, (_, index) => `Door ${index + 1}`);
  return (
    <ul className={tileGrid()}>
      {doors.map((title, index) => (
        <li key={title}>
          <Tile
            title={title}
            text="What is behind it"
            href="/home"
            size={index < 2 ? 'lg' : 'md'}
            art={<Icon name="appleMusic" />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Each row begins and ends where the grid does. */
async function fillsItsRows({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const grid = canvasElement.querySelector('ul')?.getBoundingClientRect();
  const rows = new Map<number, DOMRect[]>();
  for (const item of canvasElement.querySelectorAll('li')) {
    const box = item.getBoundingClientRect();
    rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
  }
  for (const row of rows.values()) {
    await expect(Math.min(...row.map(({ left }) => left))).toBeCloseTo(grid?.left ?? 0, 0);
    await expect(Math.max(...row.map(({ right }) => right))).toBeCloseTo(grid?.right ?? 0, 0);
  }
}

const meta = preview.meta({ title: 'Screens/Home/TileGrid', component: TilesOf, play: fillsItsRows });

export const One = meta.story({ args: { count: 1 } });

export const Two = meta.story({ args: { count: 2 } });

export const Three = meta.story({ args: { count: 3 } });

export const Five = meta.story({ args: { count: 5 } });

export const Seven = meta.story({ args: { count: 7 } });

export const Eleven = meta.story({ args: { count: 11 } });
