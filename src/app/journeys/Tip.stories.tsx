import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paidTexts } from '#content/checkout.ts';
import { contactPage } from '#content/contactPage.ts';
import { shellTexts } from '#content/navigation.ts';
import { storeTexts, supportTexts } from '#content/store.ts';
import { tipPresets, tipTexts } from '#content/support.ts';
import { tipMessages } from '#contract';
import { checkoutAnswers } from '#mocks/functions/checkout-status.answers.ts';
import { tipAnswers } from '#mocks/functions/create-tip-payment.answers.ts';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import { play } from '#mocks/play.ts';
import { sold } from '#mocks/sold.ts';
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

const [first = '', second = first, third = second] = tipPresets.map(({ label }) => label);
/** Above zero and below the minimum. */
const tooLittle = (sold.tip.minimumCents / 200).toFixed(2);
/** With a decimal comma, and above the minimum. */
const enough = `${sold.tip.minimumCents / 100 + 11},50`;

const { close, custom, failure, submit, title } = tipTexts;
const paymentPage = tipAnswers.okWithUrl.body.url;
const opensPaymentPage = play('create-tip-payment', tipAnswers.okWithUrl);
const saysPaid = play('checkout-status', checkoutAnswers.paidTip);

const field = () => screen.getByRole('textbox', { name: custom });

async function dialogIsOpen(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

async function payAndComeBack(): Promise<void> {
  loadSiteAt(`/store?session=${examplePayment}`);
  await screen.findByText(paidTexts.tip.title);
}

/** The dialog is unchanged and can be submitted again. */
async function paymentErrorIsShown(): Promise<void> {
  await screen.findByText(failure.title);
  await waitFor(() => expect(screen.getByText(failure.description)).toBeVisible());
  await expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: submit })).toHaveFocus());
}

const meta = preview.meta({
  title: 'Journeys/Tip',
  component: Site,
  parameters: siteParameters,
});

export const TipsFromTheStore = meta.story({
  beforeEach: startingAt('/store', opensPaymentPage, saysPaid),
  play: async ({ step }) => {
    await step('Opens the store', () => waitForPage(storeTexts.heading));
    await step('Presses Send a Tip', async () => {
      await press(supportTexts.button);
      await dialogIsOpen();
    });
    await step(`Chooses ${third}`, () => press(third));
    await step('Sends it, and is led to the payment page', async () => {
      await press(submit);
      await leaveFor(paymentPage);
    });
    await step('Pays, comes back and is thanked', payAndComeBack);
    await everythingIsStill();
  },
});

export const PaymentErrorThenTips = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt('/store', play('create-tip-payment', tipAnswers.checkoutUnavailable), saysPaid),
  play: async ({ step, msw }) => {
    await step('Opens the store', () => waitForPage(storeTexts.heading));
    await step('Presses Send a Tip', async () => {
      await press(supportTexts.button);
      await dialogIsOpen();
    });
    await step(`Chooses ${second} and sends it, but the payment service is down`, async () => {
      await press(second);
      await press(submit);
      await paymentErrorIsShown();
      await expect(screen.getByRole('button', { name: second })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Sends it again, and is led to the payment page', async () => {
      msw.use(opensPaymentPage);
      await press(submit);
      await leaveFor(paymentPage);
    });
    await step('Pays, comes back and is thanked', payAndComeBack);
    await everythingIsStill();
  },
});

/** The last state is what a visitor returns to with the browser's Back button from the payment page. */
export const CorrectsTheAmount = meta.story({
  beforeEach: startingAt('/store', opensPaymentPage),
  play: async ({ step }) => {
    await step('Opens the store', () => waitForPage(storeTexts.heading));
    await step('Presses Send a Tip', async () => {
      await press(supportTexts.button);
      await dialogIsOpen();
    });
    await step('Sends what is no amount', async () => {
      await userEvent.type(field(), '1e3{Enter}');
      await expect(field()).toHaveAccessibleErrorMessage(tipMessages.invalid);
      await screen.findByText(tipTexts.invalid.title);
    });
    await step('Sends less than the smallest amount', async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), `${tooLittle}{Enter}`);
      await expect(field()).toHaveAccessibleErrorMessage(tipMessages.belowMinimum);
      await screen.findByText(tipTexts.belowMinimum.title);
    });
    await step(`Sends ${enough}, and is led to the payment page`, async () => {
      await userEvent.clear(field());
      await userEvent.type(field(), `${enough}{Enter}`);
      await leaveFor(paymentPage);
      await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
    });
    await everythingIsStill();
  },
});

export const TipsFromTheJar = meta.story({
  beforeEach: startingAt('/contact', opensPaymentPage, saysPaid),
  play: async ({ step }) => {
    await step('Opens any page', () => waitForPage(contactPage.heading));
    await step('Presses the tip jar in the header: a drawer opens', async () => {
      await press(shellTexts.tipJar);
      await dialogIsOpen();
    });
    await step('Closes it, and is back at the jar', async () => {
      await press(close);
      await waitFor(() => expect(screen.getByRole('button', { name: shellTexts.tipJar })).toHaveFocus());
    });
    await step('Opens it again, by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await dialogIsOpen();
    });
    await step('Types an amount and sends it', async () => {
      await userEvent.type(field(), `${enough.replace(',', '.')}{Enter}`);
      await leaveFor(paymentPage);
    });
    await step('Pays, comes to the store and is thanked', payAndComeBack);
    await everythingIsStill();
  },
});

export const PaymentErrorInTheDrawerThenTips = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt('/contact', play('create-tip-payment', tipAnswers.errorInSuccess), saysPaid),
  play: async ({ step, msw }) => {
    await step('Opens any page', () => waitForPage(contactPage.heading));
    await step('Presses the tip jar in the header', async () => {
      await press(shellTexts.tipJar);
      await dialogIsOpen();
    });
    await step(`Sends ${first}, but no payment page is available`, async () => {
      await press(first);
      await press(submit);
      await paymentErrorIsShown();
    });
    await step('Sends it again, and is led to the payment page', async () => {
      msw.use(opensPaymentPage);
      await press(submit);
      await leaveFor(paymentPage);
    });
    await step('Pays, comes to the store and is thanked', payAndComeBack);
    await everythingIsStill();
  },
});
