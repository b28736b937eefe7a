import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hero } from '#content/home.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { emailMessages } from '#emailMessages';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { play } from '#mocks/play.ts';
import { beforeScrolling } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import {
  everythingIsStill,
  goToNotice,
  press,
  siteParameters,
  startingAt,
  waitForPage,
} from './visit.plays.ts';

const { label, submit } = newsletterTexts;
const { okWithMessage, internal } = subscribeAnswers;

const field = () => screen.getByRole('textbox', { name: label });

const meta = preview.meta({
  title: 'Journeys/Newsletter',
  component: Site,
  parameters: { ...siteParameters, chromatic: beforeScrolling },
});

export const Subscribes = meta.story({
  beforeEach: startingAt('/home', play('newsletter-subscribe', okWithMessage)),
  play: async ({ step }) => {
    await step('Opens the home page', () => waitForPage(hero.name));
    await step('Submits an address, and is asked to check the inbox', async () => {
      await userEvent.type(field(), 'dolly@example.com');
      await press(submit);
      await screen.findByText(okWithMessage.body.message);
      await waitFor(() => expect(screen.getByRole('button', { name: submit })).toHaveFocus());
      await expect(field()).toHaveValue('');
    });
    await step('Goes to the notice', () => goToNotice(okWithMessage.body.message));
    await everythingIsStill();
  },
});

export const CorrectedAndRefusedThenSubscribes = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt('/home', play('newsletter-subscribe', internal)),
  play: async ({ step, msw }) => {
    await step('Opens the home page', () => waitForPage(hero.name));
    await step('Presses Subscribe with nothing typed', async () => {
      await press(submit);
      await waitFor(() => expect(field()).toHaveAccessibleErrorMessage(emailMessages.empty));
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('Types something that is no address', async () => {
      await userEvent.keyboard('dolly{Enter}');
      await waitFor(() => expect(field()).toHaveAccessibleErrorMessage(emailMessages.invalid));
    });
    await step('Types the rest, but the server is down: nothing is lost', async () => {
      await userEvent.keyboard('@example.com{Enter}');
      await waitFor(() => expect(field()).toHaveAccessibleDescription(internal.body.error));
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(field()).toHaveValue('dolly@example.com');
    });
    await step('Tries again when the server is back', async () => {
      msw.use(play('newsletter-subscribe', okWithMessage));
      await press(submit);
      await screen.findByText(okWithMessage.body.message);
      await waitFor(() => expect(screen.getByRole('button', { name: submit })).toHaveFocus());
      await expect(field()).toHaveValue('');
      await expect(field()).toHaveAccessibleDescription('');
    });
    await step('Goes to the notice', () => goToNotice(okWithMessage.body.message));
    // The focused field is scrolled above the notice, so the hero's title has faded.
    scrollTo({ top: 0, behavior: 'instant' });
    await everythingIsStill();
  },
});
