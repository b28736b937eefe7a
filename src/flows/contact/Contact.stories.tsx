import type { SetupWorker } from 'msw/browser';
import { expect, screen, userEvent } from 'storybook/test';
import { contactTexts } from '#content/contactForm.ts';
import { contactAnswers } from '#mocks/functions/send-contact-email.answers.ts';
import { play } from '#mocks/play.ts';
import type { RuleId } from '#spec/rules.ts';
import preview from '#storybook/preview.tsx';
import { Contact } from './Contact.tsx';
import { message } from './contact.fixtures.ts';

type AnswerName = keyof typeof contactAnswers;

const { failure, incomplete, retry, sending, sent, submit, success } = contactTexts;
const field = (name: 'name' | 'email' | 'subject' | 'message') =>
  screen.getByRole('textbox', { name: contactTexts[name] });

async function write(): Promise<void> {
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    await userEvent.click(field(name));
    await userEvent.paste(message[name]);
  }
  await userEvent.click(screen.getByRole('button', { name: submit }));
}

const given = (answer: AnswerName, spec: RuleId[] = []) => ({
  parameters: { answer, spec },
  beforeEach: ({ msw }: { msw: SetupWorker }) => msw.use(play('send-contact-email', contactAnswers[answer])),
});

/** Success: button and notice show it, and the form is cleared. */
const accepted = (answer: AnswerName, text: string, ...spec: RuleId[]) => ({
  ...given(answer, spec),
  play: async () => {
    await write();
    await screen.findByText(text);
    await expect(screen.getByRole('button', { name: sent })).toHaveAttribute('aria-disabled', 'true');
    await expect(field('message')).toHaveValue('');
  },
});

/** Failure: the notice shows the error, and the typed message is kept. */
const refused = (answer: AnswerName, ...spec: RuleId[]) => ({
  ...given(answer),
  parameters: { answer, spec, expectedErrors: true },
  play: async () => {
    await write();
    await screen.findByText(failure);
    await expect(screen.getByRole('button', { name: retry })).toBeEnabled();
    for (const name of ['name', 'email', 'subject', 'message'] as const)
      await expect(field(name)).toHaveValue(message[name]);
  },
});

const meta = preview.meta({
  title: 'Flows/Contact/Answers',
  component: Contact,
  parameters: { answersOf: 'send-contact-email' },
});

export const MessageSent = meta.story(
  accepted(
    'okWithMessage',
    contactAnswers.okWithMessage.body.message,
    'S4.contact.success',
    'S8.contact.success',
  ),
);

export const MessageSentWithoutMessage = meta.story(accepted('okWithoutMessage', success));

export const NotSuccessful = meta.story(refused('notSuccessful', 'S8.contact.error'));

export const EmptyField = meta.story(refused('missingFields'));

export const InvalidAddress = meta.story(refused('invalidEmail'));

export const TooLong = meta.story(refused('tooLong'));

export const NotHuman = meta.story(refused('notHuman'));

export const RateLimited = meta.story(refused('tooManyRequests'));

export const ServerError = meta.story(refused('internal'));

export const ServerErrorWithoutText = meta.story(refused('serverErrorWithoutText'));

export const ErrorInASuccess = meta.story(refused('errorInSuccess'));

export const GatewayPage = meta.story(refused('gatewayPage'));

export const NetworkDown = meta.story(refused('networkDown'));

export const NoAnswer = meta.story({
  ...given('neverAnswers'),
  play: async () => {
    await write();
    await expect(await screen.findByRole('button', { name: sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const NothingTyped = meta.story({
  parameters: { spec: ['S8.contact.empty', 'B18'] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await screen.findByText(incomplete);
    await expect(field('name')).toHaveFocus();
    await expect(field('name')).toHaveAccessibleErrorMessage(contactTexts.missing.name);
  },
});
