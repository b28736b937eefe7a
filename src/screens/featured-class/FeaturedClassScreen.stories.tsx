import { expect, fn, waitFor } from 'storybook/test';
import { closing, featuredClass, lessons } from '#content/featuredClass.ts';
import { CheckoutNotice } from '#flows/checkout-return/CheckoutNotice.tsx';
import { checkoutReturnStates } from '#flows/checkout-return/checkoutReturn.fixtures.ts';
import { PreOrderButton } from '#flows/pre-order/PreOrderButton.tsx';
import { preOrderStates } from '#flows/pre-order/preOrder.fixtures.ts';
import preview from '#storybook/preview.tsx';
import { FeaturedClassScreen } from './FeaturedClassScreen.tsx';

interface Visit {
  /** What is known of the pre-order that the visitor comes back from. */
  order: keyof typeof checkoutReturnStates;
  /** The state of the first pre-order button. */
  button: keyof typeof preOrderStates;
  onSubscribe: () => void;
}

function ClassAfter({ order, button, onSubscribe }: Visit) {
  return (
    <FeaturedClassScreen
      notice={<CheckoutNotice state={checkoutReturnStates[order]} send={fn()} />}
      preOrder={<PreOrderButton state={preOrderStates[button]} send={fn()} label={featuredClass.preOrder} />}
      closingPreOrder={<PreOrderButton state={preOrderStates.idle} send={fn()} label={closing.preOrder} />}
      onSubscribe={onSubscribe}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Featured Class',
  component: ClassAfter,
  parameters: { layout: 'fullscreen' },
  args: { onSubscribe: fn() },
});

export const FeaturedClass = meta.story({
  args: { order: 'none', button: 'idle' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2h 7m in 11 lessons')).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(lessons.length);
    await userEvent.click(canvas.getByRole('button', { name: featuredClass.subscribe }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
});

/** One lesson is open at a time, and the open one can be closed. */
export const OneLessonOpen = meta.story({
  args: { order: 'none', button: 'idle' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = lessons;
    if (!first || !second) throw new Error('The class has too few lessons.');
    await userEvent.click(canvas.getByText(first.title));
    await waitFor(() => expect(canvas.getByText(first.description)).toBeVisible());
    await userEvent.click(canvas.getByText(second.title));
    await waitFor(() => expect(canvas.getByText(second.description)).toBeVisible());
    await expect(canvas.getByText(first.description)).not.toBeVisible();
    await userEvent.click(canvas.getByText(second.title));
    await expect(canvas.getByText(second.description)).not.toBeVisible();
    await userEvent.click(canvas.getByText(first.title));
  },
});

export const PreOrderFailed = meta.story({ args: { order: 'none', button: 'failed' } });

export const PreOrdered = meta.story({ args: { order: 'paid', button: 'idle' } });
