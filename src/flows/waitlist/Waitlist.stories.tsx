import type { SetupWorker } from 'msw/browser';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { waitlistTexts } from '#content/waitlist.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { play } from '#mocks/play.ts';
import type { RuleId } from '#spec/rules.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button.tsx';
import { useWaitlist } from './useWaitlist.tsx';
import { forAShirt } from './waitlist.fixtures.ts';

type AnswerName = keyof typeof subscribeAnswers;

const email = 'dolly@example.com';
const { failure, label, submit, submitting, title } = waitlistTexts;

/** A button that opens the waitlist's dialog, connected to its machine and the API. */
function Waitlist() {
  const { open, dialog } = useWaitlist();
  return (
    <>
      <Button onClick={() => open(forAShirt)}>{title}</Button>
      {dialog}
    </>
  );
}

/** Opens the dialog and waits for focus in it, as a visitor does before typing. */
async function openDialog(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: title }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

async function join(): Promise<void> {
  await openDialog();
  await userEvent.type(screen.getByRole('textbox', { name: label }), email);
  await userEvent.click(screen.getByRole('button', { name: submit }));
}

const given = (answer: AnswerName, spec: RuleId[] = []) => ({
  parameters: { answer, spec },
  beforeEach: ({ msw }: { msw: SetupWorker }) =>
    msw.use(play('newsletter-subscribe', subscribeAnswers[answer])),
});

/** Success: the dialog closes, a notice shows it, and the field is cleared. */
const accepted = (answer: AnswerName, text: string, ...spec: RuleId[]) => ({
  ...given(answer, spec),
  play: async () => {
    await join();
    await screen.findByText(text);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: title })).toHaveFocus());
  },
});

/** Failure: the dialog stays open, field and notice show the reason, and the typed address is kept. */
const refused = (answer: AnswerName, text: string, ...spec: RuleId[]) => ({
  ...given(answer),
  parameters: { answer, spec, expectedErrors: true },
  play: async () => {
    await join();
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
    const field = screen.getByRole('textbox', { name: label });
    await expect(field).toHaveValue(email);
    await expect(field).toHaveAccessibleDescription(text);
  },
});

const meta = preview.meta({
  title: 'Flows/Waitlist/Answers',
  component: Waitlist,
  parameters: { answersOf: 'newsletter-subscribe' },
});

export const Joined = meta.story(
  accepted(
    'okWithMessage',
    subscribeAnswers.okWithMessage.body.message,
    'S4.waitlist.closes',
    'S8.waitlist.success',
  ),
);

export const JoinedWithoutMessage = meta.story(
  accepted(
    'okWithoutMessage',
    "Thanks for joining the waitlist! You'll be notified when new items are available.",
    'S8.waitlist.success',
  ),
);

export const AlreadyOnTheList = meta.story(
  accepted('alreadyKnown', subscribeAnswers.alreadyKnown.body.message),
);

export const InvalidAddress = meta.story(
  refused('invalidEmail', 'Please enter a valid email address', 'S8.waitlist.invalid'),
);

export const NotHuman = meta.story(refused('notHuman', subscribeAnswers.notHuman.body.error));

export const RateLimited = meta.story(
  refused('tooManyRequests', subscribeAnswers.tooManyRequests.body.error),
);

export const ServerError = meta.story(
  refused('internal', subscribeAnswers.internal.body.error, 'S8.waitlist.error'),
);

export const ServerErrorWithoutText = meta.story(
  refused('serverErrorWithoutText', 'Failed to join waitlist. Please try again.', 'S8.waitlist.error'),
);

export const ErrorInASuccess = meta.story(
  refused('errorInSuccess', subscribeAnswers.errorInSuccess.body.error),
);

export const GatewayPage = meta.story(refused('gatewayPage', failure));

export const NetworkDown = meta.story(refused('networkDown', failure));

export const NoAnswer = meta.story({
  ...given('neverAnswers'),
  play: async () => {
    await join();
    await expect(await screen.findByRole('button', { name: submitting })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The typed address is kept when the dialog is reopened. */
export const ClosedAndOpenedAgain = meta.story({
  play: async () => {
    await openDialog();
    await userEvent.type(screen.getByRole('textbox', { name: label }), email);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: title }));
    await expect(await screen.findByRole('textbox', { name: label })).toHaveValue(email);
  },
});
