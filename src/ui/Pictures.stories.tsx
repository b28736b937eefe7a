import '#storybook/docs/foundations.css';
import { pictures } from 'virtual:pictures';
import { expect } from 'storybook/test';
import { pictureEntries } from '#content/pictures.ts';
import preview from '#storybook/preview.tsx';
import { Picture } from './Picture.tsx';
import { fallbackWidth, widthsOf } from './pictureFiles.ts';

const folders = Object.entries(pictures).flatMap(([folder, picture]) => {
  const [first, ...others] = pictureEntries[folder] ?? [];
  return first
    ? [{ folder, picture: picture(first.name), alt: first.alt || first.name, count: others.length + 1 }]
    : [];
});

/** A picture of each folder, and its files. */
function Folders() {
  return (
    <ul className="foundation-boxes">
      {folders.map(({ folder, picture, alt, count }) => (
        <li key={folder}>
          <Picture picture={picture} alt={alt} sizes="20rem" className="foundation-picture" isEager />
          <code>{folder}</code>{' '}
          <span className="foundation-name">
            one of {count}, {picture.width} × {picture.height}; avif {widthsOf(picture).join(', ')}; webp{' '}
            {fallbackWidth(picture)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Foundations/Pictures', component: Folders });

export const All = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(folders.length);
  },
});
