import { expect, screen } from 'storybook/test';
import { confirmTexts as texts } from '#content/newsletter.ts';
import { isShown } from '#content/shown.ts';
import { confirmAnswers as answers } from '#mocks/functions/newsletter-confirm.answers.ts';
import preview from '#storybook/preview.tsx';
import { linkPlays } from './newsletterLink.plays.ts';
import { useNewsletterLink } from './useNewsletterLink.tsx';

const { over, failed, waiting, withoutToken } = linkPlays('newsletter-confirm', texts, answers);

/** The confirmation page of a mail's link, connected to its machine and the API. */
function ConfirmLink({ token = 'a-token' }: { token?: string }) {
  return useNewsletterLink({ purpose: 'newsletter-confirm', texts, readToken: () => token }).link;
}

const meta = preview.meta({
  title: 'Flows/Newsletter Link/Confirm Answers',
  component: ConfirmLink,
  parameters: { answersOf: 'newsletter-confirm' },
});

/** Leads to its page, where that has content. */
const leadsTo = async ({ label = '', href = '' } = {}) => {
  const onward = screen.queryByRole('link', { name: label });
  if (isShown(href)) await expect(onward).toHaveAttribute('href', href);
  else await expect(onward).toBeNull();
};

const confirmed = over('okWithMessage', answers.okWithMessage.body.message);

export const Confirmed = meta.story({
  ...confirmed,
  play: async () => {
    await confirmed.play();
    await leadsTo(texts.onward?.done);
  },
});

export const ConfirmedWithoutMessage = meta.story(over('okWithoutMessage', texts.done));

const unusable = over('invalidToken', answers.invalidToken.body.error, { expectedErrors: true });

export const UnusableLink = meta.story({
  ...unusable,
  play: async () => {
    await unusable.play();
    await leadsTo(texts.onward?.unusable);
  },
});

export const RateLimited = meta.story(failed('tooManyRequests', answers.tooManyRequests.body.error));

export const ServerError = meta.story(failed('internal', answers.internal.body.error));

export const ServerErrorWithoutText = meta.story(failed('serverErrorWithoutText', texts.failed));

export const GatewayPage = meta.story(failed('gatewayPage', texts.failed));

export const NetworkDown = meta.story(failed('networkDown', texts.failed));

export const NoAnswer = meta.story(waiting('neverAnswers'));

export const WithoutToken = meta.story(withoutToken);
