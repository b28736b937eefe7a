import preview from '#storybook/preview.tsx';
import { css } from '#styled/css';
import { type ColorToken, token } from '#styled/tokens';
import { type ColourPair, pairs } from './pairs.ts';

/** Every colour on every other that it is used on: the very list whose contrast is computed by a test. */
function ColourSheet({ uses }: { uses: readonly ColourPair['as'][] }) {
  return (
    <ul className={sheet}>
      {pairs
        .filter(({ as }) => uses.includes(as))
        .flatMap(({ use, on, as }) => on.map((below) => ({ use, below, as })))
        .map(({ use, below, as }) => (
          <li key={`${use} ${below} ${as}`} className={cell}>
            <Sample use={use} on={below} as={as} />
            <code className={name}>
              {use} on {below}
            </code>
          </li>
        ))}
    </ul>
  );
}

function Sample({ use, on, as }: { use: ColorToken; on: ColorToken; as: ColourPair['as'] }) {
  const colours = { color: token.var(`colors.${use}`), background: token.var(`colors.${on}`) };
  if (as === 'mark') {
    return (
      <div className={sample} style={colours}>
        <span className={mark} />
      </div>
    );
  }
  return (
    <div className={sample} style={colours}>
      <span className={as === 'largeText' ? large : small}>Neon Lasso</span>
    </div>
  );
}

const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(12rem, 1fr))]',
  gap: '5',
});
const cell = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const sample = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '20',
  borderRadius: 'md',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
});
const mark = css({ width: '8', height: '8', borderRadius: 'full', bg: '[currentColor]' });
const large = css({ fontSize: 'press', fontWeight: 'bold' });
const small = css({ fontSize: 'md' });
const name = css({ fontSize: 'xs', color: 'fg.muted' });

const meta = preview.meta({ title: 'Foundations/Colours', component: ColourSheet });

export const Text = meta.story({ args: { uses: ['text', 'largeText'] } });

export const Marks = meta.story({ args: { uses: ['mark'] } });
