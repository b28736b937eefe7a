import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { featuredClass } from '#content/featuredClass.ts';
import { merchandise, merchandiseTexts, storeTexts } from '#content/store.ts';
import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import { emailMessages } from '#emailMessages';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { play } from '#mocks/play.ts';
import { sold } from '#mocks/sold.ts';
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

const { label, submit, title } = waitlistTexts;
const { alreadyKnown, gatewayPage, okWithMessage } = subscribeAnswers;

const field = () => screen.findByRole('textbox', { name: label });
const joinFor = (shirt: string | undefined) =>
  within(screen.getByRole('article', { name: shirt ?? '' })).getByRole('button', {
    name: merchandiseTexts.join,
  });

async function isOpen(name: string = title): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const meta = preview.meta({
  title: 'Journeys/Waitlist',
  component: Site,
  parameters: siteParameters,
});

export const Joins = meta.story({
  beforeEach: startingAt('/store', play('newsletter-subscribe', okWithMessage)),
  play: async ({ step }) => {
    const shirt = merchandise[0]?.title;
    await step('Opens the store', () => waitForPage(storeTexts.heading));
    await step('Presses Join the Waitlist! under a shirt', async () => {
      await userEvent.click(await waitFor(() => joinFor(shirt)));
      await isOpen();
    });
    await step('Leaves an address: the dialog closes, and a notice says what comes next', async () => {
      await userEvent.type(await field(), 'dolly@example.com{Enter}');
      await isClosed();
      await waitFor(() => expect(joinFor(shirt)).toHaveFocus());
      await screen.findByText(okWithMessage.body.message);
    });
    await step('Goes to the notice', () => goToNotice(okWithMessage.body.message));
    await everythingIsStill();
  },
});

export const CorrectedAndRefusedThenJoins = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt('/store', play('newsletter-subscribe', gatewayPage)),
  play: async ({ step, msw }) => {
    const shirt = (merchandise[1] ?? merchandise[0])?.title;
    await step('Opens the store', () => waitForPage(storeTexts.heading));
    await step('Opens the dialog', async () => {
      await userEvent.click(await waitFor(() => joinFor(shirt)));
      await isOpen();
    });
    await step('Types something that is no address', async () => {
      await userEvent.type(await field(), 'dolly{Enter}');
      await expect(await field()).toHaveAccessibleErrorMessage(emailMessages.invalid);
    });
    await step('Types the rest, but the server is down: the dialog stays', async () => {
      await userEvent.keyboard('@example.com{Enter}');
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription(waitlistTexts.failure));
      await waitFor(async () => expect(await field()).toHaveFocus());
      await expect(await field()).toHaveValue('dolly@example.com');
    });
    await step('Tries again when the server is back', async () => {
      msw.use(play('newsletter-subscribe', okWithMessage));
      await press(submit);
      await isClosed();
      await waitFor(() => expect(joinFor(shirt)).toHaveFocus());
      await screen.findByText(okWithMessage.body.message);
    });
    await step('Goes to the notice', () => goToNotice(okWithMessage.body.message));
    await everythingIsStill();
  },
});

/** The class opens the same dialog; a known address gets the same answer as a new one. */
export const JoinsFromTheClass = meta.story({
  beforeEach: startingAt('/featured-class', play('newsletter-subscribe', alreadyKnown)),
  play: async ({ step }) => {
    await step('Opens the class', () => waitForPage(sold.onlineClass.title));
    await step('Presses Subscribe to Newsletter', async () => {
      await press(featuredClass.subscribe);
      await isOpen(newsletterDialogTexts.title);
    });
    await step('Submits an address, and is asked to check the inbox', async () => {
      await userEvent.type(await field(), 'dolly@example.com{Enter}');
      await isClosed();
      await screen.findByText(alreadyKnown.body.message);
    });
    await step('Goes to the notice', () => goToNotice(alreadyKnown.body.message));
    await everythingIsStill();
  },
});
