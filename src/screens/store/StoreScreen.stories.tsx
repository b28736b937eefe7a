import { expect, fn, waitFor, within } from 'storybook/test';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { CheckoutNotice } from '#flows/checkout-return/CheckoutNotice.tsx';
import { checkoutReturnStates } from '#flows/checkout-return/checkoutReturn.fixtures.ts';
import preview from '#storybook/preview.tsx';
import { StoreScreen } from './StoreScreen.tsx';

interface Visit {
  /** What is known of the tip that the visitor comes back from. */
  tip: keyof typeof checkoutReturnStates;
  onJoinWaitlist: () => void;
  onTip: () => void;
}

function StoreAfter({ tip, ...rest }: Visit) {
  return <StoreScreen notice={<CheckoutNotice state={checkoutReturnStates[tip]} send={fn()} />} {...rest} />;
}

const meta = preview.meta({
  title: 'Screens/Store',
  component: StoreAfter,
  parameters: { layout: 'fullscreen' },
  args: { onJoinWaitlist: fn(), onTip: fn() },
});

export const Store = meta.story({
  args: { tip: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Store');
    await expect(canvas.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/featured-class');
    for (const { title, price } of merchandise) {
      const card = within(canvas.getByRole('article', { name: title }));
      await waitFor(() => expect(card.getByText(merchandiseTexts.badge)).toBeVisible());
      await expect(card.getByText(price)).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: merchandiseTexts.join }));
    }
    await expect(args.onJoinWaitlist).toHaveBeenCalledTimes(merchandise.length);
    await userEvent.click(canvas.getByRole('button', { name: supportTexts.button }));
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
});

export const TipPaid = meta.story({ args: { tip: 'paid' } });

export const TipCancelled = meta.story({ args: { tip: 'cancelled' } });

export const NobodyAnswers = meta.story({ args: { tip: 'unreachable' } });
