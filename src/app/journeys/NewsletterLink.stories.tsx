import { expect, screen, userEvent } from 'storybook/test';
import { confirmTexts, unsubscribeTexts } from '#content/newsletter.ts';
import { site } from '#content/site.ts';
import { confirmAnswers } from '#mocks/functions/newsletter-confirm.answers.ts';
import { unsubscribeAnswers } from '#mocks/functions/newsletter-unsubscribe.answers.ts';
import { play } from '#mocks/play.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import { everythingIsStill, press, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const meta = preview.meta({
  title: 'Journeys/Newsletter Link',
  component: Site,
  parameters: siteParameters,
});

/** Checks the page's heading and the document's title. */
async function isHeaded(heading: string): Promise<void> {
  await waitForPage(heading);
  await expect(document.title).toBe(`${heading} | ${site.name}`);
}

/** No button is left; the text has focus, and heading and title agree with it. */
async function isOver(text: string, heading: string): Promise<void> {
  await expect(await screen.findByText(text)).toHaveFocus();
  await isHeaded(heading);
}

export const Confirms = meta.story({
  beforeEach: startingAt(
    '/newsletter/confirm?token=a-token',
    play('newsletter-confirm', confirmAnswers.okWithMessage),
  ),
  play: async ({ step }) => {
    await step("Opens the mail's link", () => waitForPage(confirmTexts.heading));
    await step('Confirms, and is on the list', async () => {
      await press(confirmTexts.button);
      await isOver(confirmAnswers.okWithMessage.body.message, confirmTexts.outcomes.done);
    });
    await everythingIsStill();
  },
});

export const FailsThenConfirms = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt(
    '/newsletter/confirm?token=a-token',
    play('newsletter-confirm', confirmAnswers.networkDown),
  ),
  play: async ({ step, msw }) => {
    await step("Opens the mail's link", () => waitForPage(confirmTexts.heading));
    await step('Confirms, but is offline', async () => {
      await press(confirmTexts.button);
      await expect(await screen.findByRole('alert')).toHaveTextContent(confirmTexts.failed);
      await isHeaded(confirmTexts.outcomes.failed);
    });
    await step('Tries again, and is on the list', async () => {
      msw.use(play('newsletter-confirm', confirmAnswers.okWithMessage));
      await press(confirmTexts.tryAgain);
      await isOver(confirmAnswers.okWithMessage.body.message, confirmTexts.outcomes.done);
    });
    await everythingIsStill();
  },
});

export const FollowsAnOutdatedLink = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt(
    '/newsletter/confirm?token=an-old-token',
    play('newsletter-confirm', confirmAnswers.invalidToken),
  ),
  play: async ({ step }) => {
    await step("Opens an old mail's link", () => waitForPage(confirmTexts.heading));
    await step('Confirms, and learns what to do instead', async () => {
      await press(confirmTexts.button);
      await isOver(confirmAnswers.invalidToken.body.error, confirmTexts.outcomes.unusable);
    });
    await everythingIsStill();
  },
});

export const FailsThenUnsubscribesAndComesBack = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt(
    '/newsletter/unsubscribe?token=a-token',
    play('newsletter-unsubscribe', unsubscribeAnswers.internal),
  ),
  play: async ({ step, msw }) => {
    await step("Opens the mail's link", () => waitForPage(unsubscribeTexts.heading));
    await step('Unsubscribes, but the server is down', async () => {
      await press(unsubscribeTexts.button);
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        unsubscribeAnswers.internal.body.error,
      );
      await isHeaded(unsubscribeTexts.outcomes.failed);
    });
    await step('Tries again, and is off the list', async () => {
      msw.use(play('newsletter-unsubscribe', unsubscribeAnswers.okWithMessage));
      await press(unsubscribeTexts.tryAgain);
      await isOver(unsubscribeAnswers.okWithMessage.body.message, unsubscribeTexts.outcomes.done);
    });
    await step('Changes their mind, and is on the list again', async () => {
      msw.use(play('newsletter-confirm', confirmAnswers.okWithMessage));
      await userEvent.click(screen.getByRole('link', { name: unsubscribeTexts.again }));
      await waitForPage(confirmTexts.heading);
      await press(confirmTexts.button);
      await isOver(confirmAnswers.okWithMessage.body.message, confirmTexts.outcomes.done);
    });
    await everythingIsStill();
  },
});
