import { expect, screen } from 'storybook/test';
import { unsubscribeTexts as texts } from '#content/newsletter.ts';
import { unsubscribeAnswers as answers } from '#mocks/functions/newsletter-unsubscribe.answers.ts';
import preview from '#storybook/preview.tsx';
import { linkPlays } from './newsletterLink.plays.ts';
import { useNewsletterLink } from './useNewsletterLink.tsx';

const { over, failed, waiting, withoutToken } = linkPlays('newsletter-unsubscribe', texts, answers);

/** The unsubscribe page of a mail's link, connected to its machine and the API. */
function UnsubscribeLink({ token = 'a-token' }: { token?: string }) {
  return useNewsletterLink({ purpose: 'newsletter-unsubscribe', texts, readToken: () => token }).link;
}

const meta = preview.meta({
  title: 'Flows/Newsletter Link/Unsubscribe Answers',
  component: UnsubscribeLink,
  parameters: { answersOf: 'newsletter-unsubscribe' },
});

const left = over('okWithMessage', answers.okWithMessage.body.message);

/** After unsubscribing, a visitor can subscribe again by a private link. */
export const Unsubscribed = meta.story({
  ...left,
  play: async () => {
    await left.play();
    await expect(screen.getByRole('link', { name: texts.again })).toHaveAttribute(
      'href',
      `/newsletter/confirm?token=${answers.okWithMessage.body.again}`,
    );
  },
});

export const UnsubscribedWithoutMessage = meta.story(over('okWithoutMessage', texts.done));

export const UnusableLink = meta.story(
  over('invalidToken', answers.invalidToken.body.error, { expectedErrors: true }),
);

export const RateLimited = meta.story(failed('tooManyRequests', answers.tooManyRequests.body.error));

export const ServerError = meta.story(failed('internal', answers.internal.body.error));

export const ServerErrorWithoutText = meta.story(failed('serverErrorWithoutText', texts.failed));

export const GatewayPage = meta.story(failed('gatewayPage', texts.failed));

export const NetworkDown = meta.story(failed('networkDown', texts.failed));

export const NoAnswer = meta.story(waiting('neverAnswers'));

export const WithoutToken = meta.story(withoutToken);
