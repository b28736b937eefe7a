import { expect, fn, waitFor, within } from 'storybook/test';
import { classCard } from '#content/store.ts';
import { CheckoutNotice } from '#flows/checkout-return/CheckoutNotice.tsx';
import { checkoutReturnStates } from '#flows/checkout-return/checkoutReturn.fixtures.ts';
import { checkoutReturnMachine } from '#flows/checkout-return/checkoutReturn.machine.ts';
import { tipMachine } from '#flows/tip/tip.machine.ts';
import { waitlistMachine } from '#flows/waitlist/waitlist.machine.ts';
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
  parameters: {
    layout: 'fullscreen',
    routes: ['/store'],
    parts: { tip: checkoutReturnMachine },
    flows: [tipMachine, waitlistMachine],
  },
  args: { onJoinWaitlist: fn(), onTip: fn() },
});

export const Store = meta.story({
  parameters: {
    spec: [
      'S2.store.class',
      'S2.store.merchandise',
      'S2.store.join',
      'S2.store.blurred',
      'S2.store.tip',
      'S3.merchandise.cowpunk',
      'S3.merchandise.idk',
      'S3.merchandise.southern',
      'S4.catalogue',
      'S9.class.rating',
    ],
  },
  args: { tip: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Store');
    await expect(canvas.getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
      'href',
      '/featured-class',
    );
    const featured = within(canvas.getByRole('region', { name: 'Featured Class' }));
    await expect(featured.getByRole('heading', { name: 'Sculpting Stylized Characters' })).toBeVisible();
    await expect(featured.getByText('Pre-Order')).toBeVisible();
    const facts = within(featured.getByRole('list', { name: classCard.facts })).getAllByRole('listitem');
    await expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Rating 4.9',
      'Duration Self-Paced',
      'Format Video lessons + Assets',
      'Level Beginner to Intermediate',
    ]);
    await expect(featured.getByText('$50')).toBeVisible();
    const shirts = within(canvas.getByRole('region', { name: 'Exclusive Merchandise' }));
    await expect(shirts.getAllByRole('article')).toHaveLength(3);
    const pictures = shirts.getAllByRole('img');
    await expect(
      pictures.filter((picture) => getComputedStyle(picture).filter.includes('blur')),
    ).toHaveLength(2);
    for (const [title, price, rating, reviews] of [
      ['Cowpunk Graffiti Tee', '$24.99', '4.8', '(23 reviews)'],
      ['IDK About Cars Comic Tee', '$22.99', '4.9', '(31 reviews)'],
      ['Southern Truck Comic Tee', '$26.99', '4.7', '(19 reviews)'],
    ] as const) {
      const card = within(canvas.getByRole('article', { name: title }));
      await waitFor(() => expect(card.getByText('Coming Soon')).toBeVisible());
      for (const text of [price, rating, reviews, 'S', 'M', 'L', 'XL', 'XXL'])
        await expect(card.getByText(text)).toBeVisible();
      await expect(card.getAllByRole('definition')).toHaveLength(2);
      await userEvent.click(card.getByRole('button', { name: 'Join the Waitlist!' }));
    }
    await expect(args.onJoinWaitlist).toHaveBeenCalledTimes(3);
    const support = within(canvas.getByRole('region', { name: 'Support My Work' }));
    await userEvent.click(support.getByRole('button', { name: 'Send a Tip' }));
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
});

export const AskingAboutTheTip = meta.story({ args: { tip: 'asking' } });

export const TipStillProcessing = meta.story({ args: { tip: 'waiting' } });

export const TipTakesLonger = meta.story({ args: { tip: 'pending' } });

export const TipPaid = meta.story({ args: { tip: 'paid' } });

export const TipCancelled = meta.story({ args: { tip: 'cancelled' } });

export const TipFailed = meta.story({ args: { tip: 'declined' } });

export const TipPageExpired = meta.story({ args: { tip: 'expired' } });

export const TipRefunded = meta.story({ args: { tip: 'refunded' } });

export const TipUnknown = meta.story({ args: { tip: 'unknown' } });

export const NobodyAnswers = meta.story({ args: { tip: 'unreachable' } });
