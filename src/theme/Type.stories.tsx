import { tokensOf } from '#storybook/docs/tokensOf.ts';
import preview from '#storybook/preview.tsx';
import { css } from '#styled/css';
import { type FontSizeToken, token } from '#styled/tokens';

interface TypeSheetProps {
  face: 'display' | 'body';
  sizes: readonly FontSizeToken[];
  text: string;
}

/** A font family in the sizes that it is used in. */
function TypeSheet({ face, sizes, text }: TypeSheetProps) {
  return (
    <dl className={list}>
      {sizes.map((size) => (
        <div key={size}>
          <dt className={name}>{size}</dt>
          <dd
            className={face === 'display' ? display : body}
            style={{ fontSize: token.var(`fontSizes.${size}`) }}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const name = css({ fontSize: 'xs', color: 'fg.muted' });
const display = css({ fontFamily: 'display', fontWeight: 'black', lineHeight: 'tight' });
const body = css({ fontFamily: 'body', lineHeight: 'normal', maxWidth: 'prose' });

const meta = preview.meta({ title: 'Foundations/Type', component: TypeSheet });

export const Display = meta.story({
  args: { face: 'display', sizes: ['4xl', '3xl', '2xl', 'xl'], text: 'Three chords and the truth' },
});

export const Body = meta.story({
  args: {
    face: 'body',
    sizes: ['lg', 'md', 'sm', 'xs'],
    text: 'I draw, sculpt and sing about the folks you meet at a truck stop at two in the morning.',
  },
});

/** Every size, in the body's family. */
export const Scale = meta.story({
  render: () => (
    <dl className={list}>
      {tokensOf('font-sizes').map(({ name: size, value }) => (
        <div key={size}>
          <dt className={name}>
            {size}: {value}
          </dt>
          <dd className={body} style={{ fontSize: `var(--font-sizes-${size})` }}>
            Howdy
          </dd>
        </div>
      ))}
    </dl>
  ),
});
