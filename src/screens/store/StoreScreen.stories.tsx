import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onlineClass, tip } from '#catalog';
import { classCard, merchandise, merchandiseTexts, storeTexts, supportTexts } from '#content/store.ts';
import { CheckoutNotice } from '#flows/checkout-return/CheckoutNotice.tsx';
import { checkoutReturnStates } from '#flows/checkout-return/checkoutReturn.fixtures.ts';
import { checkoutReturnMachine } from '#flows/checkout-return/checkoutReturn.machine.ts';
import { tipMachine } from '#flows/tip/tip.machine.ts';
import { waitlistMachine } from '#flows/waitlist/waitlist.machine.ts';
import { formatPrice } from '#money';
import { fits, longTitle } from '#storybook/longTitle.ts';
import preview from '#storybook/preview.tsx';
import { StoreScreen } from './StoreScreen.tsx';

interface Visit extends Omit<ComponentProps<typeof StoreScreen>, 'notice'> {
  /** The checkout return's state. */
  tip: keyof typeof checkoutReturnStates;
}

function StoreAfter({ tip: payment, ...rest }: Visit) {
  return (
    <StoreScreen notice={<CheckoutNotice state={checkoutReturnStates[payment]} send={fn()} />} {...rest} />
  );
}

const onTip = fn();

const meta = preview.meta({
  title: 'Screens/Store',
  component: StoreAfter,
  parameters: {
    layout: 'fullscreen',
    routes: ['/store'],
    parts: { tip: checkoutReturnMachine },
    flows: [tipMachine, waitlistMachine],
  },
  args: { onlineClass, merchandise, onJoinWaitlist: fn(), onTip: tip && onTip },
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
      'S4.catalog',
      'S9.class.rating',
    ],
  },
  args: { tip: 'none' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storeTexts.heading);
    if (onlineClass) {
      const more = canvas.getByRole('link', { name: `${classCard.more} ${classCard.moreOf}` });
      await expect(more).toHaveAttribute('href', '/featured-class');
      const featured = within(canvas.getByRole('region', { name: classCard.heading }));
      await expect(featured.getByRole('heading', { name: onlineClass.title })).toBeVisible();
      await expect(featured.getByText(classCard.badge)).toBeVisible();
      const facts = within(featured.getByRole('list', { name: classCard.facts })).getAllByRole('listitem');
      await expect(facts.map(({ textContent }) => textContent)).toEqual(
        [classCard.rating, classCard.duration, classCard.format, classCard.level].map(
          ({ label, text }) => `${label} ${text}`,
        ),
      );
      await expect(featured.getByText(formatPrice(onlineClass.priceCents))).toBeVisible();
    }
    const images = canvas.queryAllByRole('img');
    await expect(images.filter((image) => getComputedStyle(image).filter.includes('blur'))).toHaveLength(
      merchandise.filter(({ isBlurred }) => isBlurred).length,
    );
    for (const { title, price, rating, reviews, sizes } of merchandise) {
      const card = within(canvas.getByRole('article', { name: title }));
      await waitFor(() => expect(card.getByText(merchandiseTexts.badge)).toBeVisible());
      for (const text of [price, rating, `(${merchandiseTexts.reviews(reviews)})`, ...sizes])
        await expect(card.getByText(text)).toBeVisible();
      await expect(card.getAllByRole('definition')).toHaveLength(2);
      const join = card.getByRole('button', { name: merchandiseTexts.join });
      await expect(join).toHaveAccessibleDescription(title);
      await userEvent.click(join);
      await expect(args.onJoinWaitlist).toHaveBeenLastCalledWith(expect.objectContaining({ title }));
    }
    await expect(args.onJoinWaitlist).toHaveBeenCalledTimes(merchandise.length);
    if (!tip) return;
    const support = within(canvas.getByRole('region', { name: supportTexts.heading }));
    await userEvent.click(support.getByRole('button', { name: supportTexts.button }));
    await expect(onTip).toHaveBeenCalledOnce();
  },
});

/** The headings of the store's sections. */
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const LongTitles = meta.story({
  args: {
    tip: 'none',
    onlineClass: onlineClass && { ...onlineClass, title: longTitle },
    merchandise: merchandise.map((shirt, index) => ({ ...shirt, title: `${index + 1}: ${longTitle}` })),
  },
  play: async ({ canvas }) => {
    for (const card of canvas.queryAllByRole('article')) await fits(card);
  },
});

export const WithoutShirts = meta.story({
  args: { tip: 'none', merchandise: [] },
  play: async ({ canvas }) => {
    await expect(headings()).not.toContain(merchandiseTexts.heading);
    await expect(canvas.queryByRole('button', { name: merchandiseTexts.join })).toBeNull();
  },
});

export const WithoutAClass = meta.story({
  args: { tip: 'none', onlineClass: undefined },
  play: async ({ canvas }) => {
    await expect(headings()).not.toContain(classCard.heading);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const WithoutTips = meta.story({
  args: { tip: 'none', onTip: undefined },
  play: async () => {
    await expect(headings()).not.toContain(supportTexts.heading);
  },
});

export const OnlyTheTipJar = meta.story({
  args: { tip: 'none', onlineClass: undefined, merchandise: [], onTip },
  play: async () => {
    await expect(headings()).toEqual([supportTexts.heading]);
  },
});

export const AskingAboutTheTip = meta.story({ args: { tip: 'asking' } });

export const TipStillProcessing = meta.story({ args: { tip: 'waiting' } });

export const TipTakesLonger = meta.story({ args: { tip: 'pending' } });

export const TipPaid = meta.story({ args: { tip: 'paid' } });

export const TipCanceled = meta.story({ args: { tip: 'canceled' } });

export const TipFailed = meta.story({ args: { tip: 'declined' } });

export const TipPageExpired = meta.story({ args: { tip: 'expired' } });

export const TipRefunded = meta.story({ args: { tip: 'refunded' } });

export const TipUnknown = meta.story({ args: { tip: 'unknown' } });

export const NobodyAnswers = meta.story({ args: { tip: 'unreachable' } });
