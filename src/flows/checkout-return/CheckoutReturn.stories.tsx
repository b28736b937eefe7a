import type { SetupWorker } from 'msw/browser';
import { expect, screen } from 'storybook/test';
import { checkoutTexts, paidTexts } from '#content/checkout.ts';
import { checkoutAnswers } from '#mocks/functions/checkout-status.answers.ts';
import { examplePayment } from '#mocks/functions/examplePayment.ts';
import { play } from '#mocks/play.ts';
import preview from '#storybook/preview.tsx';
import { CheckoutReturn } from './CheckoutReturn.tsx';

type AnswerName = keyof typeof checkoutAnswers;

/** The checkout return, connected to its machine and the API. */
function ReturnedVisitor({
  session = examplePayment,
  canceled = false,
}: {
  session?: string;
  canceled?: boolean;
}) {
  return <CheckoutReturn kind="tip" read={() => ({ session, saysCanceled: canceled })} />;
}

/** The page shows this notice, and it does not change. */
const says = (
  answer: AnswerName,
  { title, text }: { title: string; text: string },
  expectedErrors = false,
) => ({
  parameters: { answer, expectedErrors },
  beforeEach: ({ msw }: { msw: SetupWorker }) => msw.use(play('checkout-status', checkoutAnswers[answer])),
  play: async () => {
    await screen.findByText(title);
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

const meta = preview.meta({
  title: 'Flows/Checkout Return/Answers',
  component: ReturnedVisitor,
  parameters: { answersOf: 'checkout-status' },
});

export const NoEventYet = meta.story(says('open', checkoutTexts.waiting));

export const Canceled = meta.story({ ...says('open', checkoutTexts.canceled), args: { canceled: true } });

export const StillProcessing = meta.story(says('processing', checkoutTexts.waiting));

export const TipPaid = meta.story(says('paidTip', paidTexts.tip));

/** The visitor pressed Back on the payment page after paying: the server's answer counts. */
export const PaidAfterAll = meta.story({ ...says('paidTip', paidTexts.tip), args: { canceled: true } });

export const ClassPaid = meta.story(says('paidClass', paidTexts.class));

export const PaymentFailed = meta.story(says('failed', checkoutTexts.declined));

export const Expired = meta.story(says('expired', checkoutTexts.expired));

export const Refunded = meta.story(says('refunded', checkoutTexts.refunded));

export const Unknown = meta.story(says('unknown', checkoutTexts.unknown));

export const RateLimited = meta.story(says('tooManyRequests', checkoutTexts.unreachable, true));

export const ServerError = meta.story(says('internal', checkoutTexts.unreachable, true));

export const ServerErrorWithoutText = meta.story(
  says('serverErrorWithoutText', checkoutTexts.unreachable, true),
);

export const GatewayPage = meta.story(says('gatewayPage', checkoutTexts.unreachable, true));

export const NetworkDown = meta.story(says('networkDown', checkoutTexts.unreachable, true));

export const NoAnswer = meta.story(says('neverAnswers', checkoutTexts.asking));

export const NoPayment = meta.story({
  args: { session: '' },
  play: async () => {
    await expect(screen.queryByRole('status')).toBeNull();
  },
});
