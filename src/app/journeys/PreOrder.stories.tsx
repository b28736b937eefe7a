import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paidTexts } from '#content/checkout.ts';
import { classCard, storeTexts } from '#content/store.ts';
import { preOrderTexts } from '#content/support.ts';
import { checkoutAnswers } from '#mocks/functions/checkout-status.answers.ts';
import { classAnswers } from '#mocks/functions/create-class-payment.answers.ts';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import { play } from '#mocks/play.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import {
  everythingIsStill,
  leaveFor,
  loadSiteAt,
  press,
  siteParameters,
  startingAt,
  waitForPage,
} from './visit.plays.ts';

const paymentPage = classAnswers.okWithUrl.body.url;
const opensPaymentPage = play('create-class-payment', classAnswers.okWithUrl);
const saysPaid = play('checkout-status', checkoutAnswers.paidClass);

async function payAndComeBack(): Promise<void> {
  loadSiteAt(`/featured-class?session=${examplePayment}`);
  await screen.findByText(paidTexts.class.title);
}

const meta = preview.meta({
  title: 'Journeys/Pre-order',
  component: Site,
  parameters: siteParameters,
});

export const PreOrders = meta.story({
  beforeEach: startingAt('/store', opensPaymentPage, saysPaid),
  play: async ({ step }) => {
    await step('Opens the store', () => waitForPage(storeTexts.heading));
    await step('Follows Learn More to the class', async () => {
      await userEvent.click(
        await screen.findByRole('link', { name: `${classCard.more} ${classCard.moreOf}` }),
      );
      await waitForPage(sold.onlineClass.title);
    });
    await step('Pre-orders, and is led to the payment page', async () => {
      await press(preOrderLabels.first);
      await leaveFor(paymentPage);
    });
    await step('Pays, comes back, and the spot is saved', payAndComeBack);
    await everythingIsStill();
  },
});

export const FailsThenPreOrders = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt('/featured-class', play('create-class-payment', classAnswers.internal), saysPaid),
  play: async ({ step, msw }) => {
    await step('Opens the class', () => waitForPage(sold.onlineClass.title));
    await step('Pre-orders at the end of the page, but the server is down', async () => {
      await press(preOrderLabels.closing);
      await expect(await screen.findByRole('alert')).toHaveTextContent(preOrderTexts.failure);
      await expect(screen.getByRole('button', { name: preOrderLabels.closing })).toHaveFocus();
    });
    await step('Presses again, and is led to the payment page', async () => {
      msw.use(opensPaymentPage);
      await press(preOrderLabels.closing);
      await leaveFor(paymentPage);
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    });
    await step('Pays, comes back, and the spot is saved', payAndComeBack);
    await everythingIsStill();
  },
});
