/** What a reviewer has beside a story in the published Storybook: the chart of its flow, and the console of faults. */
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newsletterTexts } from '#content/newsletter.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { launchOptions } from '../browser.ts';
import { type Host, hostUnder } from './host.ts';
import { builtStorybook } from './places.ts';

const answered = 'flows-newsletter-answers--subscribed';
const ready = 'flows-newsletter-states--ready';

let browser: Browser;
let host: Host;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  host = await hostUnder('/some-studio/review/', builtStorybook);
});

afterAll(async () => {
  await browser?.close();
  await host?.close();
});

interface Desk {
  manager: Page;
  story: FrameLocator;
}

/** Opens a story as a reviewer does, in Storybook's own frame. */
async function open(story: string): Promise<Desk> {
  const manager = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => manager.close());
  await manager.goto(`${host.url}?path=/story/${story}`);
  return { manager, story: manager.frameLocator('#storybook-preview-iframe') };
}

const waitUntilShown = (manager: Page, story: string) => manager.waitForURL(`**/?path=/story/${story}*`);

describe('the statechart panel', () => {
  async function openChart(story: string) {
    const desk = await open(story);
    await desk.manager.getByRole('tab', { name: 'Statechart' }).click();
    const chart = desk.manager.getByRole('group', { name: 'Chart of the newsletter flow' });
    await chart.waitFor();
    return { ...desk, chart };
  }

  const current = '[aria-current=step]';

  it('leads from the state that a story shows to the story of another', async () => {
    const { manager, chart } = await openChart(ready);
    await manager.getByText('This story shows newsletter in').waitFor();
    await expect(chart.locator(current).getAttribute('aria-label')).resolves.toContain('idle.ready');
    await chart.getByRole('link', { name: 'submitting, open its story' }).click();
    await waitUntilShown(manager, 'flows-newsletter-states--subscribing');
    await chart.locator(`${current}[aria-label^=submitting]`).waitFor();
  });

  it('shows the part of a screen that the story is about', async () => {
    const { manager } = await open('screens-featured-class--pre-order-processing');
    await manager.getByRole('tab', { name: 'Statechart' }).click();
    const flows = manager.getByRole('group', { name: 'Flows in this story' });
    await flows.getByRole('button', { name: 'preOrder', pressed: true }).waitFor();
    await flows.getByRole('button', { name: 'checkoutReturn' }).click();
    await manager.getByText('This story shows checkoutReturn in').waitFor();
  });

  it('follows a flow at work, and lists what happens to it', async () => {
    const { manager, story, chart } = await openChart(answered);
    await chart.locator(`${current}[aria-label^="idle.subscribed"]`).waitFor();
    const events = manager.getByRole('list', { name: 'Events, the newest first' }).getByRole('listitem');
    await events.filter({ hasText: 'submitted' }).filter({ hasText: '→ submitting' }).waitFor();
    await story.getByRole('textbox', { name: newsletterTexts.label }).fill('nobody');
    await story.getByRole('button', { name: newsletterTexts.submit }).click();
    await chart.locator(`${current}[aria-label^="idle.invalid"]`).waitFor();
    await events.filter({ hasText: 'submitted' }).filter({ hasText: '→ idle.invalid' }).waitFor();
  });
});

describe('the fault console', () => {
  it('has a function of the open story fail until it is reset', async () => {
    const { manager, story } = await open(answered);
    const success = story.getByText(subscribeAnswers.okWithMessage.body.message).first();
    await success.waitFor();
    const email = story.getByRole('textbox', {
      name: newsletterTexts.label,
      description: newsletterTexts.failure,
    });
    const again = manager.getByRole('button', { name: 'Run the story again' });
    const faults = manager.getByRole('button', { name: /^Faults/ });
    await faults.click();
    await manager.getByLabel('newsletter-subscribe this story').selectOption({ label: 'Network Down' });
    await manager.getByText('Stays on from story to story until it is reset.').waitFor();
    await again.click();
    await email.waitFor();
    expect(await email.inputValue(), 'what was typed is kept').not.toBe('');
    expect(new URL(manager.url()).searchParams.get('globals')).toBe(
      'faults.newsletter-subscribe:networkDown',
    );

    await faults.click();
    await manager.getByRole('button', { name: 'Reset', exact: true }).click();
    await manager.getByText('No fault is on.').waitFor();
    await again.click();
    await success.waitFor();
    await email.waitFor({ state: 'detached' });
  });

  it('says on its button what is on, also in an address that somebody has been sent', async () => {
    const { manager } = await open(`${answered}&globals=faults.newsletter-subscribe:slow`);
    await manager
      .getByRole('button', { name: 'Faults, on: newsletter-subscribe: Slow, 4 Seconds' })
      .waitFor();
  });
});
