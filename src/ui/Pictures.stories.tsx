import '#storybook/docs/foundations.css';
import { expect } from 'storybook/test';
import { type PictureName, pictures } from '#content/pictures.generated.ts';
import { pictureTexts } from '#content/pictures.texts.generated.ts';
import preview from '#storybook/preview.tsx';
import { Picture } from './Picture.tsx';

const isName = (name: string): name is PictureName => name in pictures;

const families = Map.groupBy(Object.keys(pictures).filter(isName), (name) =>
  name.slice(0, name.indexOf('/')),
);

/** A picture of each family, and in which shapes it comes. */
function Families() {
  return (
    <ul className="foundation-boxes">
      {[...families].flatMap(([family, [first, ...others]]) => {
        if (first === undefined) return [];
        const { width, height, avif, webp, jpeg } = pictures[first];
        return (
          <li key={family}>
            <Picture
              name={first}
              alt={pictureTexts[first].alt}
              sizes="20rem"
              className="foundation-picture"
              isEager
            />
            <code>{family}</code>{' '}
            <span className="foundation-name">
              {others.length + 1} of {width} × {height}; avif {avif.join(', ')}; webp {webp.join(', ')}; jpeg{' '}
              {jpeg.join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const meta = preview.meta({ title: 'Foundations/Pictures', component: Families });

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(families.size);
  },
});
