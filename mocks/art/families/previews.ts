/** 1200 by 630: what other sites show of each page, and of each picture of the gallery. */
import { bone, pink, sodium } from '../kit/colour.ts';
import { block, letter, measure } from '../kit/letters.ts';
import { Pen, type Svg, sheet } from '../kit/pen.ts';
import { Chance } from '../kit/random.ts';
import { cactus, mesas, road, sky, stars } from '../kit/scenery.ts';
import { studioSign } from './hero.ts';
import { person, plain, put } from './people.ts';

export interface Preview {
  readonly id: string;
  readonly title: string;
  readonly draw: () => Svg;
}

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
const W = PREVIEW_WIDTH;
const H = PREVIEW_HEIGHT;

function desert(id: string, inside: (pen: Pen) => Svg): Svg {
  const pen = new Pen(new Chance(`preview ${id}`), { ink: '#0d0a24', line: 4.4 });
  const parts = [
    sky(pen, W, H, [
      [0, '#0c0a26'],
      [0.4, '#1d1450'],
      [0.62, '#47206f'],
      [0.76, '#9a2f7c'],
      [0.82, '#e8597d'],
    ]),
    stars(pen, W, 340, 70),
    mesas(pen, W, 516, 70, '#5a246f', H),
    mesas(pen, W, 522, 40, '#3d1a5c', H),
    `<rect y="520" width="${W}" height="120" fill="#1b1036"/>`,
    road(520, H, [230, 620], [446, 456], '#120b28', sodium),
    inside(pen),
  ];
  return sheet(W, H, parts.join(''));
}

const under = (pen: Pen): Svg =>
  letter(pen, 'NEON LASSO STUDIO', 76, 96, { size: 24, gap: 0.4, weight: 4.6, colour: sodium });

function page(id: string, words: readonly string[], people: (pen: Pen) => Svg): Preview {
  return {
    id,
    title: `${words.join(' ')} · Neon Lasso Studio`,
    draw: () =>
      desert(id, (pen) => {
        const size = Math.min(
          104,
          640 / Math.max(...words.map((word) => measure(word, { size: 1, gap: 0.34 }))),
        );
        return [
          people(pen),
          under(pen),
          ...words.map((word, i) =>
            block(pen, word, 76, 250 + i * size * 1.36, {
              size,
              weight: size * 0.22,
              gap: 0.34,
              fill: i === 0 ? bone : pink,
              edge: '#0d0a24',
              drop: [5, 7],
            }),
          ),
        ].join('');
      }),
  };
}

export const routePreviews: readonly Preview[] = [
  {
    id: 'home',
    title: 'Neon Lasso Studio',
    draw: () =>
      desert('home', (pen) =>
        [
          studioSign(pen, 880, 250, 170),
          cactus(pen, 1110, 590, 190, { fill: '#1b3f52', rim: '#ff5fae' }),
          cactus(pen, 660, 560, 80, { fill: '#1b3450', rim: '#d34c94' }),
          block(pen, 'NEON', 70, 226, { size: 110, weight: 24, fill: bone, edge: '#0d0a24', drop: [6, 7] }),
          block(pen, 'LASSO', 70, 372, { size: 110, weight: 24, fill: pink, edge: '#0d0a24', drop: [6, 7] }),
          letter(pen, 'STUDIO', 74, 442, { size: 34, gap: 0.9, weight: 6, colour: bone }),
          letter(pen, 'CHARACTER ART AND COUNTRY NOISE', 76, 82, {
            size: 17,
            gap: 0.34,
            weight: 3.2,
            colour: sodium,
          }),
        ].join(''),
      ),
  },
  page(
    'portfolio',
    ['PORTFOLIO'],
    (pen) =>
      put(pen, person('Prickly Pete'), 960, 610, 0.48) +
      put(pen, person('Sister Moonshine'), 1110, 616, 0.44) +
      put(pen, person('Coyote Calhoun'), 800, 616, 0.5),
  ),
  page(
    'projects',
    ['GAMES', '& APPS'],
    (pen) =>
      put(pen, person('Unit 9 Denim'), 820, 612, 0.5) + put(pen, person('Dust Devil Dot'), 1050, 606, 0.52),
  ),
  page(
    'music',
    ['MUSIC'],
    (pen) =>
      put(pen, person('Rosalie Static'), 840, 612, 0.5) +
      put(pen, person('Hank Overdrive'), 1070, 612, 0.5, true),
  ),
  page(
    'store',
    ['STORE'],
    (pen) =>
      put(pen, person('Birdie Lariat'), 830, 612, 0.42) + put(pen, person('Tattooed Tex'), 1060, 612, 0.48),
  ),
  page(
    'featured-class',
    ['SCULPTING', 'STYLIZED', 'CHARACTERS'],
    (pen) =>
      put(pen, person('Neon Nell'), 900, 612, 0.5) + put(pen, person('Sheriff Hootenanny'), 1090, 612, 0.48),
  ),
  page(
    'contact',
    ["LET'S", 'CONNECT'],
    (pen) =>
      put(pen, plain('Radio Ranger', 'cheer'), 850, 612, 0.5) +
      put(pen, person('Halley Hitch'), 1060, 612, 0.48, true),
  ),
];

/** Breaks a title into lines of about equal length. */
function broken(title: string): string[] {
  const lines: string[] = [''];
  for (const word of title.toUpperCase().replaceAll('·', '-').split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length > 11) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** The card beside a gallery picture; the picture itself covers its right part. */
export function artworkCard(name: string, title: string, kind: string): Svg {
  const pen = new Pen(new Chance(`preview ${name}`), { ink: '#0d0a24', line: 4 });
  const lines = broken(title);
  const size = Math.min(62, 540 / Math.max(...lines.map((line) => measure(line, { size: 1, gap: 0.3 }))));
  return sheet(
    W,
    H,
    [
      sky(pen, W, H, [
        [0, '#0c0a26'],
        [0.6, '#2a1760'],
        [1, '#7a2a78'],
      ]),
      stars(pen, 690, 420, 50),
      mesas(pen, 760, 590, 50, '#3d1a5c', H),
      letter(pen, 'NEON LASSO STUDIO', 64, 92, { size: 22, gap: 0.4, weight: 4.2, colour: sodium }),
      ...lines.map((line, i) =>
        block(pen, line, 64, 330 + (i - (lines.length - 1) / 2) * size * 1.5, {
          size,
          weight: size * 0.19,
          gap: 0.3,
          fill: bone,
          edge: '#0d0a24',
          drop: [3, 4],
        }),
      ),
      letter(pen, kind.toUpperCase(), 64, 556, { size: 20, gap: 0.44, weight: 4, colour: pink }),
    ].join(''),
  );
}
