import type { SetupWorker } from 'msw/browser';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { newsletterTexts } from '#content/newsletter.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { play } from '#mocks/play.ts';
import type { RuleId } from '#spec/rules.ts';
import preview from '#storybook/preview.tsx';
import { NewsletterSignup } from './NewsletterSignup.tsx';

type AnswerName = keyof typeof subscribeAnswers;

const email = 'dolly@example.com';
const { failure, label, submit, submitting, success } = newsletterTexts;

async function subscribe(address = email): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: label }), address);
  await userEvent.click(screen.getByRole('button', { name: submit }));
}

const given = (answer: AnswerName) => ({
  parameters: { answer },
  beforeEach: ({ msw }: { msw: SetupWorker }) =>
    msw.use(play('newsletter-subscribe', subscribeAnswers[answer])),
});

/** Success: a notice shows it, the field is cleared and the button reset. */
const accepted = (answer: AnswerName, text: string) => ({
  ...given(answer),
  play: async () => {
    await subscribe();
    await screen.findByText(text);
    await expect(await screen.findByRole('button', { name: submit })).toBeEnabled();
    await expect(screen.getByRole('textbox', { name: label })).toHaveValue('');
  },
});

/** Failure: notice and field show the reason, and the typed address is kept. */
const refused = (answer: AnswerName, text: string, ...spec: RuleId[]) => ({
  ...given(answer),
  parameters: { answer, spec, expectedErrors: true },
  play: async () => {
    await subscribe();
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    await expect(await screen.findByRole('button', { name: submit })).toBeEnabled();
    await expect(screen.getByRole('textbox', { name: label })).toHaveValue(email);
    await expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(text);
  },
});

const meta = preview.meta({
  title: 'Flows/Newsletter/Answers',
  component: NewsletterSignup,
  parameters: { answersOf: 'newsletter-subscribe' },
});

export const Subscribed = meta.story(accepted('okWithMessage', subscribeAnswers.okWithMessage.body.message));

export const SubscribedWithoutMessage = meta.story(accepted('okWithoutMessage', success));

export const AlreadySubscribed = meta.story(
  accepted('alreadyKnown', subscribeAnswers.alreadyKnown.body.message),
);

export const InvalidAddress = meta.story(
  refused('invalidEmail', 'Please enter a valid email address', 'S8.newsletter.invalid'),
);

export const NotHuman = meta.story(refused('notHuman', subscribeAnswers.notHuman.body.error));

export const RateLimited = meta.story(
  refused('tooManyRequests', subscribeAnswers.tooManyRequests.body.error),
);

export const ServerError = meta.story(
  refused(
    'internal',
    subscribeAnswers.internal.body.error,
    'S8.newsletter.error',
    'S8.newsletter.logged',
    'D5',
  ),
);

export const ServerErrorWithoutText = meta.story(
  refused('serverErrorWithoutText', 'Failed to subscribe. Please try again.', 'S8.newsletter.fallback', 'D5'),
);

export const ErrorInASuccess = meta.story(
  refused('errorInSuccess', subscribeAnswers.errorInSuccess.body.error, 'D5'),
);

export const GatewayPage = meta.story(refused('gatewayPage', failure));

export const NetworkDown = meta.story(refused('networkDown', failure));

export const NoAnswer = meta.story({
  ...given('neverAnswers'),
  play: async () => {
    await subscribe();
    await expect(await screen.findByRole('button', { name: submitting })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('textbox', { name: label })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const EmptyAddress = meta.story({
  parameters: { spec: ['S8.newsletter.invalid', 'B18'] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await screen.findAllByText('Please enter your email address');
    const field = screen.getByRole('textbox', { name: label });
    await expect(field).toHaveAccessibleErrorMessage('Please enter your email address');
    await waitFor(() => expect(field).toHaveFocus());
  },
});
