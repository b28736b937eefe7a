import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Subscribe' },
});

export const Solid = meta.story();

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Ghost = meta.story({ args: { variant: 'ghost' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const Large = meta.story({ args: { size: 'lg' } });

/** Room for "Subscribing..." is reserved, so that the width stays the same. */
export const WithRoomForAnotherLabel = meta.story({ args: { reserve: ['Subscribing...'] } });

/** Busy: focus stays, and the label is announced. */
export const Subscribing = meta.story({
  args: { children: 'Subscribing...', reserve: ['Subscribe'], isBusy: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Subscribing...' });
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Subscribing...');
    button.blur();
  },
});

export const DisabledOutline = meta.story({ args: { variant: 'outline', disabled: true } });
