import type { SetupWorker } from 'msw/browser';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { tipPresets, tipTexts } from '#content/support.ts';
import { tipAnswers } from '#mocks/functions/create-tip-payment.answers.ts';
import { play } from '#mocks/play.ts';
import type { RuleId } from '#spec/rules.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button.tsx';
import type { Redirect } from '../redirect.ts';
import { useTip } from './useTip.tsx';

type AnswerName = keyof typeof tipAnswers;

const [first = '', , third = ''] = tipPresets.map(({ label }) => label);

const { custom, failure, invalid, processing, submit, title } = tipTexts;

/** A button that opens the tip's dialog, connected to its machine and the API. */
function Tip({ onRedirect }: { onRedirect: Redirect }) {
  const { open, dialog } = useTip({ placement: 'center', onRedirect });
  return (
    <>
      <Button onClick={open}>{submit}</Button>
      {dialog}
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: custom });
const send = () => screen.getByRole('button', { name: submit });

async function openDialog(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: submit }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

async function tip(): Promise<void> {
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: third }));
  await userEvent.click(send());
}

const given = (answer: AnswerName, ...spec: RuleId[]) => ({
  parameters: { answer, spec },
  beforeEach: ({ msw }: { msw: SetupWorker }) => msw.use(play('create-tip-payment', tipAnswers[answer])),
});

/** The notice is titled Payment Error, and the dialog stays open, unchanged. */
const failed = (answer: AnswerName, ...spec: RuleId[]) => ({
  ...given(answer),
  parameters: { answer, spec, expectedErrors: true },
  play: async ({ args }: { args: { onRedirect: Redirect } }) => {
    await tip();
    await screen.findByText(failure.title);
    await screen.findByText(failure.description);
    await expect(send()).toBeEnabled();
    await expect(screen.getByRole('button', { name: third })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
});

const meta = preview.meta({
  title: 'Flows/Tip/Answers',
  component: Tip,
  parameters: { answersOf: 'create-tip-payment' },
  args: { onRedirect: fn() },
});

export const Redirected = meta.story({
  ...given('okWithUrl', 'S4.tip.redirect', 'S7.url', 'D17'),
  play: async ({ args }) => {
    await tip();
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith(tipAnswers.okWithUrl.body.url));
    await expect(send()).toBeEnabled();
  },
});

/** Nothing visible happens (D4). */
export const NoPaymentPage = meta.story({
  ...given('okWithoutUrl', 'S7.no-url', 'D4'),
  play: async ({ args }) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    await tip();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('The payment session came without a url.'));
    await waitFor(() => expect(send()).toBeEnabled());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
});

export const InvalidAmountRefused = meta.story(failed('invalidAmount'));

export const MinimumAmountRefused = meta.story(failed('belowMinimum'));

/** The page was loaded before the owner stopped taking tips. */
export const NotSold = meta.story(failed('notSold'));

export const PaymentServiceDown = meta.story(failed('checkoutUnavailable'));

export const RateLimited = meta.story(failed('tooManyRequests'));

export const ServerError = meta.story(failed('internal', 'S8.tip.logged'));

export const ServerErrorWithoutText = meta.story(failed('serverErrorWithoutText'));

export const ErrorInASuccess = meta.story(failed('errorInSuccess'));

export const GatewayPage = meta.story(failed('gatewayPage'));

export const NetworkDown = meta.story(failed('networkDown'));

export const NoAnswer = meta.story({
  ...given('neverAnswers'),
  play: async () => {
    await tip();
    await expect(await screen.findByRole('button', { name: processing })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Enter submits; an invalid amount is refused in the field and in a notice, and nothing is sent. */
export const InvalidAmount = meta.story({
  parameters: { spec: ['B14', 'B18'] },
  play: async () => {
    await openDialog();
    await userEvent.type(field(), '1e3{Enter}');
    await screen.findByText(invalid.title);
    await expect(field()).toHaveAccessibleErrorMessage('Please enter a valid tip amount.');
    await expect(field()).toHaveFocus();
  },
});

/** A preset clears the custom amount, and vice versa. */
export const PresetAndCustom = meta.story({
  parameters: { spec: ['S4.tip.exclusive'] },
  play: async () => {
    await openDialog();
    await userEvent.type(field(), '12,50');
    await userEvent.click(screen.getByRole('button', { name: first }));
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), '7');
    await expect(screen.getByRole('button', { name: first })).toHaveAttribute('aria-pressed', 'false');
  },
});
