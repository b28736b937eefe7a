import '#storybook/docs/foundations.css';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { tokensOf } from '#storybook/docs/tokensOf.ts';
import preview from '#storybook/preview.tsx';
import { button } from '#styled/recipes';
import { token } from '#styled/tokens';

const lasting = (name: string): Record<`--${string}`, string> => ({ '--shown': `var(--durations-${name})` });

/** Every duration of the scale with the one easing, played by a button. */
function Durations() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <>
      <p>
        <button type="button" className={button({ variant: 'outline' })} onClick={() => setIsMoved(!isMoved)}>
          Move
        </button>
      </p>
      <ul className="foundation-scale">
        {tokensOf('durations').map(({ name, value }) => (
          <li key={name}>
            <code>{name}</code>
            <div>
              <span className="foundation-track" data-moved={isMoved}>
                <span className="foundation-runner" style={lasting(name)} />
              </span>
              <span className="foundation-name">
                {value}, {token('easings.out')}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', component: Durations });

/** Under reduced motion the bars jump. */
export const Scale = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelector('[data-moved=true]')).toBeVisible();
  },
});
