import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { curriculumTexts, featuredClass, lessons, topics, topicsHeading } from '#content/featuredClass.ts';
import { CheckoutNotice } from '#flows/checkout-return/CheckoutNotice.tsx';
import { checkoutReturnStates } from '#flows/checkout-return/checkoutReturn.fixtures.ts';
import { checkoutReturnMachine } from '#flows/checkout-return/checkoutReturn.machine.ts';
import { PreOrderButton } from '#flows/pre-order/PreOrderButton.tsx';
import { preOrderStates } from '#flows/pre-order/preOrder.fixtures.ts';
import { preOrderMachine } from '#flows/pre-order/preOrder.machine.ts';
import { waitlistMachine } from '#flows/waitlist/waitlist.machine.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import { fits, longTitle } from '#storybook/longTitle.ts';
import preview from '#storybook/preview.tsx';
import { FeaturedClassScreen } from './FeaturedClassScreen.tsx';

interface Visit
  extends Pick<ComponentProps<typeof FeaturedClassScreen>, 'onlineClass' | 'topics' | 'lessons'> {
  /** The checkout return's state. */
  order: keyof typeof checkoutReturnStates;
  /** The first pre-order button's state. */
  button: keyof typeof preOrderStates;
  onSubscribe: () => void;
}

function ClassAfter({ order, button, ...rest }: Visit) {
  return (
    <FeaturedClassScreen
      notice={<CheckoutNotice state={checkoutReturnStates[order]} send={fn()} />}
      preOrder={<PreOrderButton state={preOrderStates[button]} send={fn()} label={preOrderLabels.first} />}
      closingPreOrder={
        <PreOrderButton state={preOrderStates.idle} send={fn()} label={preOrderLabels.closing} />
      }
      {...rest}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Featured Class',
  component: ClassAfter,
  parameters: {
    layout: 'fullscreen',
    routes: ['/featured-class'],
    parts: { order: checkoutReturnMachine, button: preOrderMachine },
    flows: [waitlistMachine],
  },
  args: { onlineClass: sold.onlineClass, topics, lessons, onSubscribe: fn() },
});

export const FeaturedClass = meta.story({
  parameters: {
    spec: [
      'S2.class.badge',
      'S2.class.facts',
      'S2.class.pre-order',
      'S2.class.subscribe',
      'S2.class.topics',
      'S2.class.closing',
      'S9.class.price',
      'S9.class.lessons',
      'D1',
    ],
  },
  args: { order: 'none', button: 'idle' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(featuredClass.badge)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sold.onlineClass.title);
    const facts = within(canvas.getByRole('list', { name: featuredClass.facts })).getAllByRole('listitem');
    const { students, certificate, resources } = featuredClass;
    await expect(facts.map(({ textContent }) => textContent)).toEqual([
      sold.onlineClass.length,
      students,
      certificate,
      resources,
    ]);
    await expect(canvas.getByRole('button', { name: preOrderLabels.first })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: preOrderLabels.closing })).toBeEnabled();
    await expect(canvas.getByRole('region', { name: topicsHeading })).toBeVisible();
    for (const { title } of topics)
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: featuredClass.subscribe }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
});

/** One lesson is open at a time, and the open one can be closed. */
export const OneLessonOpen = meta.story({
  parameters: { spec: ['S2.class.curriculum'] },
  args: { order: 'none', button: 'idle' },
  play: async ({ canvas, userEvent }) => {
    const curriculum = within(canvas.getByRole('region', { name: curriculumTexts.heading }));
    await expect(curriculum.getAllByRole('group')).toHaveLength(lessons.length);
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

export const LongTitle = meta.story({
  args: { order: 'none', button: 'idle', onlineClass: { ...sold.onlineClass, title: longTitle } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await fits(heading.parentElement ?? heading);
  },
});

export const WithoutTopicsAndLessons = meta.story({
  args: { order: 'none', button: 'idle', topics: [], lessons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: topicsHeading })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: curriculumTexts.heading })).toBeNull();
  },
});

export const PreOrderProcessing = meta.story({ args: { order: 'none', button: 'processing' } });

export const PreOrderFailed = meta.story({ args: { order: 'none', button: 'failed' } });

export const AskingAboutThePreOrder = meta.story({ args: { order: 'asking', button: 'idle' } });

export const PreOrderStillProcessing = meta.story({ args: { order: 'waiting', button: 'idle' } });

export const PreOrderTakesLonger = meta.story({ args: { order: 'pending', button: 'idle' } });

export const PreOrdered = meta.story({ args: { order: 'paid', button: 'idle' } });

export const PreOrderCanceled = meta.story({ args: { order: 'canceled', button: 'idle' } });

export const PaymentFailed = meta.story({ args: { order: 'declined', button: 'idle' } });

export const PaymentPageExpired = meta.story({ args: { order: 'expired', button: 'idle' } });

export const PreOrderRefunded = meta.story({ args: { order: 'refunded', button: 'idle' } });

export const PaymentUnknown = meta.story({ args: { order: 'unknown', button: 'idle' } });

export const NobodyAnswers = meta.story({ args: { order: 'unreachable', button: 'idle' } });
