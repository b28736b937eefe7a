import type { SetupWorker } from 'msw/browser';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { preOrderTexts } from '#content/support.ts';
import { classAnswers } from '#mocks/functions/create-class-payment.answers.ts';
import { play } from '#mocks/play.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import type { RuleId } from '#spec/rules.ts';
import preview from '#storybook/preview.tsx';
import type { Redirect } from '../redirect.ts';
import { PreOrder } from './PreOrder.tsx';

type AnswerName = keyof typeof classAnswers;

const label = preOrderLabels.first;
const button = () => screen.getByRole('button', { name: label });

/** The pre-order button, connected to its machine and the API. */
function ClassPreOrder({ onRedirect }: { onRedirect: Redirect }) {
  return <PreOrder label={label} priceCents={sold.onlineClass.priceCents} onRedirect={onRedirect} />;
}

const given = (answer: AnswerName, ...spec: RuleId[]) => ({
  parameters: { answer, spec },
  beforeEach: ({ msw }: { msw: SetupWorker }) => msw.use(play('create-class-payment', classAnswers[answer])),
});

const failed = (answer: AnswerName, ...spec: RuleId[]) => ({
  ...given(answer),
  parameters: { answer, spec, expectedErrors: true },
  play: async ({ args }: { args: { onRedirect: Redirect } }) => {
    await userEvent.click(button());
    await expect(await screen.findByRole('alert')).toHaveTextContent(preOrderTexts.failure);
    await expect(button()).toBeEnabled();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
});

const meta = preview.meta({
  title: 'Flows/Pre-order/Answers',
  component: ClassPreOrder,
  parameters: { answersOf: 'create-class-payment' },
  args: { onRedirect: fn() },
});

export const Redirected = meta.story({
  ...given('okWithUrl', 'S4.pre-order.redirect', 'S7.url', 'D17'),
  play: async ({ args }) => {
    await userEvent.click(button());
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith(classAnswers.okWithUrl.body.url));
    await expect(button()).toBeEnabled();
  },
});

/** Nothing visible happens (D4). */
export const NoPaymentPage = meta.story({
  ...given('okWithoutUrl', 'S8.pre-order.no-url', 'D4'),
  play: async ({ args }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    await userEvent.click(button());
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The payment session came without a url.'));
    await waitFor(() => expect(button()).toBeEnabled());
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
});

/** The page was loaded before the owner stopped selling the class. */
export const NotSold = meta.story(failed('notSold'));

export const PaymentServiceDown = meta.story(failed('checkoutUnavailable'));

export const RateLimited = meta.story(failed('tooManyRequests'));

export const ServerError = meta.story(failed('internal', 'S8.pre-order.error'));

export const ServerErrorWithoutText = meta.story(failed('serverErrorWithoutText'));

export const ErrorInASuccess = meta.story(failed('errorInSuccess'));

export const GatewayPage = meta.story(failed('gatewayPage'));

export const NetworkDown = meta.story(failed('networkDown'));

export const NoAnswer = meta.story({
  ...given('neverAnswers'),
  play: async () => {
    await userEvent.click(button());
    await expect(await screen.findByRole('button', { name: preOrderTexts.processing })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
