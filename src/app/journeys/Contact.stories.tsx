import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { contactTexts } from '#content/contactForm.ts';
import { contactPage } from '#content/contactPage.ts';
import { hero } from '#content/home.ts';
import { message } from '#flows/contact/contact.fixtures.ts';
import { contactAnswers } from '#mocks/functions/send-contact-email.answers.ts';
import { play } from '#mocks/play.ts';
import { wideOnly } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { Site } from './Site.tsx';
import {
  choose,
  everythingIsStill,
  goToNotice,
  press,
  siteParameters,
  startingAt,
  waitForPage,
} from './visit.plays.ts';

const { failure, incomplete, missing, received, retry, sent, submit } = contactTexts;
const names = ['name', 'email', 'subject', 'message'] as const;
const field = (name: (typeof names)[number]) => screen.getByRole('textbox', { name: contactTexts[name] });

async function write(): Promise<void> {
  for (const name of names) {
    await userEvent.click(field(name));
    await userEvent.paste(message[name]);
  }
}

/** A focused notice stays; the button resets after three seconds. */
async function isSent(): Promise<void> {
  await expect(await screen.findByRole('button', { name: sent })).toHaveAttribute('aria-disabled', 'true');
  await goToNotice(contactAnswers.okWithMessage.body.message);
  for (const name of names) await expect(field(name)).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
  await screen.findByText(received);
}

const meta = preview.meta({
  title: 'Journeys/Contact',
  component: Site,
  parameters: siteParameters,
});

export const SendsAMessage = meta.story({
  parameters: { chromatic: wideOnly },
  beforeEach: startingAt('/home', play('send-contact-email', contactAnswers.okWithMessage)),
  play: async ({ step }) => {
    await step('Opens the home page', () => waitForPage(hero.name));
    await step('Chooses Contact in the header', async () => {
      await choose('Contact');
      await waitForPage(contactPage.heading);
    });
    await step('Writes a message', write);
    await step('Sends it, sees the notice and an empty form', async () => {
      await press(submit);
      await isSent();
    });
    await everythingIsStill();
  },
});

export const CorrectedAndRefusedThenSends = meta.story({
  parameters: { expectedErrors: true },
  beforeEach: startingAt('/contact', play('send-contact-email', contactAnswers.notSuccessful)),
  play: async ({ step, msw }) => {
    await step('Opens the page', () => waitForPage(contactPage.heading));
    await step('Sends the empty form: every field shows its error', async () => {
      await press(submit);
      for (const name of names) {
        await waitFor(() => expect(field(name)).toHaveAccessibleErrorMessage(missing[name]));
      }
      await expect(field('name')).toHaveFocus();
      await screen.findByText(incomplete);
    });
    await step('Writes a message', write);
    await step('Sends it, but it does not go through: nothing is lost', async () => {
      await press(submit);
      await screen.findByText(failure);
      await waitFor(() => expect(screen.getByRole('button', { name: retry })).toHaveFocus());
      for (const name of names) await expect(field(name)).toHaveValue(message[name]);
    });
    await step('Tries again, and it is sent', async () => {
      msw.use(play('send-contact-email', contactAnswers.okWithMessage));
      await press(retry);
      await isSent();
    });
    await everythingIsStill();
  },
});
