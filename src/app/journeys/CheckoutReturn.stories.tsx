import { expect, screen, within } from 'storybook/test';
import { checkoutTexts, paidTexts } from '#content/checkout.ts';
import { storeTexts } from '#content/store.ts';
import { checkoutAnswers } from '#mocks/functions/checkout-status.answers.ts';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import { play } from '#mocks/play.ts';
import { sold } from '#mocks/sold.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { everythingIsStill, press, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

/** Checks the notice about the payment. */
async function says({ title, text }: { title: string; text: string }): Promise<void> {
  const page = within(screen.getByRole('main'));
  await page.findByText(text);
  await expect(page.getByText(title)).toBeVisible();
}

const meta = preview.meta({
  title: 'Journeys/Checkout Return',
  component: Site,
  parameters: siteParameters,
});

export const WaitsUntilItIsPaid = meta.story({
  beforeEach: startingAt(
    `/store?session=${examplePayment}`,
    play('checkout-status', checkoutAnswers.processing),
  ),
  play: async ({ step, msw }) => {
    await step('Comes back before the payment is through', async () => {
      await waitForPage(storeTexts.heading);
      await says(checkoutTexts.waiting);
    });
    await step('The page asks again by itself, and says thanks', async () => {
      msw.use(play('checkout-status', checkoutAnswers.paidTip));
      await says(paidTexts.tip);
    });
    await everythingIsStill();
  },
});

export const Cancels = meta.story({
  beforeEach: startingAt(
    `/store?session=${examplePayment}&canceled`,
    play('checkout-status', checkoutAnswers.open),
  ),
  play: async ({ step }) => {
    await step('Comes back by the way out of the payment page: nothing was charged', async () => {
      await waitForPage(storeTexts.heading);
      await says(checkoutTexts.canceled);
    });
    await everythingIsStill();
  },
});

export const NobodyAnswersThenPaid = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt(
    `/featured-class?session=${examplePayment}`,
    play('checkout-status', checkoutAnswers.internal),
  ),
  play: async ({ step, msw }) => {
    await step('Comes back, but the server is down', async () => {
      await waitForPage(sold.onlineClass.title);
      await says(checkoutTexts.unreachable);
    });
    await step('Asks again, and the spot is saved', async () => {
      msw.use(play('checkout-status', checkoutAnswers.paidClass));
      await press(checkoutTexts.again);
      await says(paidTexts.class);
    });
    await everythingIsStill();
  },
});
