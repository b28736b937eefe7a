import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** An icon with a visually hidden text. */
function NamedIcon({ children }: { children: string }) {
  return (
    <p>
      <Icon name="download" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </p>
  );
}

const meta = preview.meta({ title: 'Components/VisuallyHidden', component: NamedIcon });

export const ReadOut = meta.story({
  args: { children: 'Downloadable resources' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Downloadable resources').getBoundingClientRect().width).toBeLessThan(2);
  },
});
