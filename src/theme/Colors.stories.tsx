import '#storybook/docs/foundations.css';
import { parse } from 'culori';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type ColorToken, token } from '#styled/tokens';
import { contrastMinimums } from './contrastMinimums.ts';
import { leastContrast } from './leastContrast.ts';
import { type ColorPair, decorations, pairs } from './pairs.ts';

const themes = ['dark', 'light'] as const;

/** The lightest and the darkest backdrop of a translucent color. */
const below = [token('colors.night.950'), token('colors.bone.50')].flatMap((paint) => parse(paint) ?? []);

interface SampleProps {
  use: ColorToken;
  on: ColorToken;
  as: ColorPair['as'];
  theme: (typeof themes)[number];
  onMeasured: (ratio: number) => void;
}

/** A color on another one, labeled with the contrast that the browser paints. */
function Sample({ use, on, as, theme, onMeasured }: SampleProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const painted = getComputedStyle(box.current);
    const colors = [parse(painted.color), parse(painted.backgroundColor)];
    if (colors[0] && colors[1]) onMeasured(leastContrast(colors[0], colors[1], below));
  }, [onMeasured]);
  return (
    <div
      ref={box}
      data-theme={theme}
      data-as={as}
      className="foundation-sample"
      style={{ color: token.var(`colors.${use}`), background: token.var(`colors.${on}`) }}
    >
      {(as === 'text' || as === 'largeText') && 'Neon Lasso'}
    </div>
  );
}

type PairProps = Pick<SampleProps, 'use' | 'on' | 'as'>;

/** A color pair in both themes, with its contrast and requirement. */
function Pair(pair: PairProps) {
  const [dark, setDark] = useState<number>();
  const [light, setLight] = useState<number>();
  return (
    <li>
      <code className="foundation-name">
        {pair.use} on {pair.on}
      </code>
      <div className="foundation-samples">
        <Sample {...pair} theme="dark" onMeasured={setDark} />
        <Sample {...pair} theme="light" onMeasured={setLight} />
      </div>
      <div className="foundation-ratios">
        <Ratio measured={dark} needed={contrastMinimums[pair.as]} />
        <Ratio measured={light} needed={contrastMinimums[pair.as]} />
      </div>
    </li>
  );
}

function Ratio({ measured, needed }: { measured: number | undefined; needed: number }) {
  if (measured === undefined) return <span />;
  return (
    <span data-enough={measured >= needed}>
      {measured.toFixed(2)}
      <span className="foundation-name"> of {needed}</span>
    </span>
  );
}

/** Every color pair in use, in both themes; a test computes their contrast. */
function ColorPairs({ uses }: { uses: readonly ColorPair['as'][] }) {
  const shown = pairs
    .filter(({ as }) => uses.includes(as))
    .flatMap(({ use, on, as }) => on.map((surface) => ({ use, on: surface, as })));
  return (
    <ul className="foundation-pairs">
      {shown.map((pair) => (
        <Pair key={`${pair.use} ${pair.on} ${pair.as}`} {...pair} />
      ))}
    </ul>
  );
}

/** Every color that a recipe may use. */
function Palette() {
  const names = [...new Set([...pairs.flatMap(({ use, on }) => [...on, use]), ...decorations])];
  return (
    <ul className="foundation-swatches">
      {names.map((name) => (
        <li key={name}>
          <code className="foundation-name">{name}</code>
          <div className="foundation-samples">
            {themes.map((theme) => (
              <div key={theme} data-theme={theme} style={{ background: token.var('colors.bg.canvas') }}>
                <div className="foundation-sample" style={{ background: token.var(`colors.${name}`) }} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Foundations/Colors', component: ColorPairs });

const isEnough = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const shown = canvasElement.querySelectorAll('.foundation-sample').length;
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-enough=true]')).toHaveLength(shown));
};

/** Needs 4.5, or 3 for text of at least 24 px, or 18.66 px and bold. */
export const Text = meta.story({ args: { uses: ['text', 'largeText'] }, play: isEnough });

/** An icon or a control's boundary needs 3. */
export const Marks = meta.story({ args: { uses: ['mark'] }, play: isEnough });

/** Dark on the left, light on the right. */
export const Everything = meta.story({ render: () => <Palette /> });
