import preview from '#storybook/preview.tsx';
import { css } from '#styled/css';
import { Icon, type IconName } from './Icon.tsx';

/** Every icon by name; the compiler reports missing ones. */
const all: Record<IconName, true> = {
  menu: true,
  close: true,
  arrowRight: true,
  arrowLeft: true,
  arrowUp: true,
  plus: true,
  minus: true,
  external: true,
  check: true,
  alert: true,
  info: true,
  retry: true,
  pause: true,
  play: true,
  sun: true,
  moon: true,
  chevronDown: true,
  star: true,
  clock: true,
  film: true,
  level: true,
  people: true,
  certificate: true,
  download: true,
  linkedin: true,
  instagram: true,
  x: true,
  spotify: true,
  appleMusic: true,
  youtubeMusic: true,
};

function IconSheet() {
  return (
    <ul className={sheet}>
      {Object.keys(all)
        .filter((name): name is IconName => name in all)
        .map((name) => (
          <li key={name} className={cell}>
            <span className={large}>
              <Icon name={name} />
            </span>
            {name}
          </li>
        ))}
    </ul>
  );
}

const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(8rem, 1fr))]',
  gap: '6',
});
const cell = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  fontSize: 'sm',
});
const large = css({ fontSize: '2xl', display: 'inline-flex' });

const meta = preview.meta({ title: 'Foundations/Icons', component: IconSheet });

export const All = meta.story();
