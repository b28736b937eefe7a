import type { SetupWorker } from 'msw/browser';
import { expect, screen, userEvent } from 'storybook/test';
import type { NewsletterLinkTexts } from '#content/newsletter.ts';
import type { Answer } from '#mocks/functions/answer.ts';
import { play } from '#mocks/play.ts';
import type { NewsletterLinkPurpose } from './useNewsletterLink.tsx';

/** The play functions that both links' stories share: pressing the button, and checks per kind of answer. */
export function linkPlays<Answers extends Record<string, Answer>>(
  purpose: NewsletterLinkPurpose,
  texts: NewsletterLinkTexts,
  answers: Answers,
) {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: texts.button }));

  const given = (name: keyof Answers & string, expectedErrors: boolean) => ({
    parameters: { answer: name, expectedErrors },
    beforeEach: ({ msw }: { msw: SetupWorker }) => {
      const answer = answers[name];
      if (answer) msw.use(play(purpose, answer));
    },
  });

  return {
    /** Nothing is left to do: the text says so and takes focus from the button. */
    over: (name: keyof Answers & string, text: string, { expectedErrors = false } = {}) => ({
      ...given(name, expectedErrors),
      play: async () => {
        await press();
        await expect(await screen.findByText(text)).toHaveFocus();
        await expect(screen.queryByRole('button')).not.toBeInTheDocument();
      },
    }),

    /** Failed: the text is an alert, and the button retries. */
    failed: (name: keyof Answers & string, text: string) => ({
      ...given(name, true),
      play: async () => {
        await press();
        await expect(await screen.findByRole('alert')).toHaveTextContent(text);
        await expect(screen.getByRole('button', { name: texts.tryAgain })).toHaveFocus();
      },
    }),

    /** The request is pending. */
    waiting: (name: keyof Answers & string) => ({
      ...given(name, false),
      play: async () => {
        await press();
        const button = await screen.findByRole('button', { name: texts.sending });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      },
    }),

    /** The address has no token. */
    withoutToken: {
      args: { token: '' },
      play: async () => {
        await screen.findByText(texts.unusable);
        await expect(screen.queryByRole('button')).not.toBeInTheDocument();
      },
    },
  };
}
