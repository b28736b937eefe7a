import '#storybook/docs/foundations.css';
import { expect } from 'storybook/test';
import { tokensOf } from '#storybook/docs/tokensOf.ts';
import preview from '#storybook/preview.tsx';

const byLength = (one: { value: string }, other: { value: string }) =>
  Number.parseFloat(one.value) - Number.parseFloat(other.value);

/** The scale's steps; the fluid ones come last. */
function Steps() {
  const steps = tokensOf('spacing').sort(byLength);
  const [fluid, fixed] = [true, false].map((isFluid) =>
    steps.filter(({ value }) => value.startsWith('clamp') === isFluid),
  );
  return (
    <ul className="foundation-scale">
      {[...(fixed ?? []), ...(fluid ?? [])].map(({ name, value }) => (
        <li key={name}>
          <code>{name}</code>
          <div>
            <span className="foundation-bar" style={sized(value)} />
            <span className="foundation-name">{value}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

const sized = (value: string): Record<`--${string}`, string> => ({ '--shown': value });
const cornered = (name: string): Record<`--${string}`, string> => ({ '--corner': `var(--radii-${name})` });
const lifted = (name: string): Record<`--${string}`, string> => ({ '--depth': `var(--shadows-${name})` });

function Boxes({ of }: { of: 'radii' | 'shadows' }) {
  return (
    <ul className="foundation-boxes">
      {tokensOf(of).map(({ name, value }) => (
        <li key={name}>
          <span className="foundation-box" style={of === 'radii' ? cornered(name) : lifted(name)} />
          <code>{name}</code> <span className="foundation-name">{of === 'radii' && value}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ title: 'Foundations/Space and Depth', component: Boxes });

export const Spacing = meta.story({
  render: () => <Steps />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20);
  },
});

export const Corners = meta.story({ args: { of: 'radii' } });

export const Depth = meta.story({ args: { of: 'shadows' } });
