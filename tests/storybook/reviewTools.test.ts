/** What a reviewer has around a story in the published Storybook: the panel, the console of faults, the studio's brand. */
import { type Browser, type BrowserContextOptions, chromium, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newsletterTexts } from '#content/newsletter.ts';
import { site } from '#content/site.ts';
import { tipTexts } from '#content/support.ts';
import { newsletterMachine } from '#flows/newsletter/newsletter.machine.ts';
import { looks } from '#looks';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { sold } from '#mocks/sold.ts';
import { formatPrice } from '#money';
import type { Report } from '#storybook/addons/statechart/report.ts';
import { chartOf } from '#storybook/charts/chart.ts';
import { transitionSentences } from '#storybook/charts/transitionSentences.ts';
import { themes } from '#storybook/themes.ts';
import { launchOptions } from '../browser.ts';
import { builtStorybook, readEntries } from './builtStorybook.ts';
import { type Host, hostUnder } from './host.ts';
import { openReview } from './review.ts';

const answered = 'flows-newsletter-answers--subscribed';
const ready = 'flows-newsletter-states--ready';
/** Two of the presets, as in the tip's fixtures. */
const [, second = 20, third = 30] = sold.tip.presetsCents.map((cents) => cents / 100);

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
async function open(story: string, options?: BrowserContextOptions): Promise<Desk> {
  const manager = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => manager.close());
  await manager.goto(`${host.url}?path=/story/${story}`);
  return { manager, story: manager.frameLocator('#storybook-preview-iframe') };
}

const waitUntilShown = (manager: Page, story: string) => manager.waitForURL(`**/?path=/story/${story}*`);

/** What happens in the manager or in its frame is polled for as long as Playwright waits for an element. */
const inTime = { timeout: 30_000 };

const choosePanel = (manager: Page, name: string) => manager.getByRole('tab', { name }).click();

describe('a dialog', () => {
  it('stays open while the reviewer uses the panel, and closes with a click beside it', async () => {
    const { manager, story } = await open('flows-tip-answers--no-payment-page');
    const preset = (amount: number, isChosen: boolean) =>
      story.getByRole('button', { name: formatPrice(100 * amount), exact: true, pressed: isChosen });
    const events = manager.getByRole('list', { name: 'Events, the newest first' }).getByRole('listitem');
    await preset(third, true).waitFor();
    await events.filter({ hasText: 'stranded' }).waitFor();

    await manager.getByRole('region', { name: 'What happens to tip' }).click();
    await manager.getByRole('tab', { name: 'Statechart' }).press('ArrowLeft');
    await choosePanel(manager, 'Controls');
    await choosePanel(manager, 'Statechart');
    await preset(second, false).click();
    await preset(second, true).waitFor();
    await events.filter({ hasText: `"amount":${second}` }).waitFor();
    expect(await events.filter({ hasText: 'dismissed' }).count()).toBe(0);

    await story.locator('body').click({ position: { x: 8, y: 200 }, force: true });
    await events.filter({ hasText: 'dismissed' }).waitFor();
    await story.getByRole('dialog', { name: tipTexts.title }).waitFor({ state: 'detached' });
  });
});

describe('the panel', () => {
  const journey = 'journeys-not-found--finds-the-way-home';
  const atlas = 'flows-newsletter--atlas';
  const component = 'components-button--solid';
  const panel = (manager: Page) => manager.getByRole('tablist', { name: 'Available addons' });
  const chosen = (manager: Page, name: string) => manager.getByRole('tab', { name, selected: true });
  const show = (manager: Page) => manager.getByRole('button', { name: 'Show addon panel' });

  /** Goes to a story without loading Storybook again. */
  async function go(manager: Page, story: string): Promise<void> {
    await manager.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `?path=/story/${story}`);
    await waitUntilShown(manager, story);
    await expect
      .poll(() => manager.frames().some((frame) => frame.url().includes(`id=${story}&`)), inTime)
      .toBe(true);
  }

  it('is the statechart in a flow', async () => {
    const { manager } = await open(ready);
    await chosen(manager, 'Statechart').waitFor();
  });

  it.each([journey, atlas])('is hidden in %s', async (story) => {
    const { manager } = await open(story);
    await show(manager).waitFor();
    await panel(manager).waitFor({ state: 'hidden' });
  });

  it('stays open or closed for each kind of story as the reviewer left it', async () => {
    const { manager } = await open(component);
    await chosen(manager, 'Controls').waitFor();
    await go(manager, journey);
    await panel(manager).waitFor({ state: 'hidden' });
    await show(manager).click();
    await chosen(manager, 'Statechart').waitFor();
    await go(manager, atlas);
    await manager.reload();
    await chosen(manager, 'Statechart').waitFor();

    await go(manager, ready);
    await choosePanel(manager, 'Accessibility');
    await go(manager, answered);
    await chosen(manager, 'Accessibility').waitFor();
    await go(manager, component);
    await chosen(manager, 'Controls').waitFor();
    await go(manager, answered);
    await chosen(manager, 'Accessibility').waitFor();
  });
});

describe('the controls of a flow', () => {
  it('offer its states, and not what the flow itself controls', async () => {
    const { manager, story } = await open(ready);
    await choosePanel(manager, 'Controls');
    await manager.getByLabel('at', { exact: true }).selectOption('submitting');
    await story.getByRole('button', { name: newsletterTexts.submitting }).waitFor();
    await choosePanel(manager, 'Statechart');
    await manager.getByText('This story shows newsletter in submitting').waitFor();
    await choosePanel(manager, 'Controls');
    await manager.getByLabel('at', { exact: true }).waitFor();
    expect(await manager.getByRole('cell', { name: 'send' }).count()).toBe(0);
  });
});

describe('the statechart panel', () => {
  async function openChart(story: string) {
    const desk = await open(story);
    await desk.manager.getByRole('tab', { name: 'Statechart' }).click();
    const chart = desk.manager.getByRole('group', { name: 'Chart of the newsletter flow' });
    await chart.waitFor();
    return { ...desk, chart };
  }

  const current = '[aria-current=step]';

  it("links from the shown state to another state's story", async () => {
    const { manager, chart } = await openChart(ready);
    await manager.getByText('This story shows newsletter in').waitFor();
    await expect(chart.locator(current).getAttribute('aria-label')).resolves.toContain('idle.ready');
    await chart.getByRole('link', { name: 'submitting, open its story' }).click();
    await waitUntilShown(manager, 'flows-newsletter-states--subscribing');
    await chart.locator(`${current}[aria-label^=submitting]`).waitFor();
  });

  it('links from a state to the screen that shows it', async () => {
    const { manager } = await openChart(ready);
    await manager.getByRole('link', { name: 'Home', exact: true }).click();
    await waitUntilShown(manager, 'screens-home--home');
  });

  it('has a screen for every state story', async () => {
    const entries = readEntries(builtStorybook);
    const screens = new Set(entries.filter(({ title }) => title.startsWith('Screens/')).map(({ id }) => id));
    const ofStates = entries.filter(
      ({ title, type }) => type === 'story' && /\/(States|MobileMenu)$/.test(title),
    );
    const review = await openReview(browser, host);
    onTestFinished(() => review.close());
    const withScreen = new Set<string>();
    const oneOfEach = new Map(ofStates.map(({ title, id }) => [title, id]));
    for (const id of oneOfEach.values()) {
      const flows = await review.page.evaluate(flowsOf, id);
      for (const flow of flows)
        for (const [state, stories] of Object.entries(flow.stories)) {
          const linked = flow.screens[state] ?? [];
          expect(linked.filter((screen) => !screens.has(screen.id))).toEqual([]);
          if (linked.length > 0) for (const story of stories) withScreen.add(story.id);
        }
    }
    expect(ofStates.length).toBeGreaterThan(60);
    expect(ofStates.map(({ id }) => id).filter((id) => !withScreen.has(id))).toEqual([]);
  });

  it("shows the chart of the part that a screen's story is about", async () => {
    const { manager } = await open('screens-featured-class--pre-order-processing');
    await manager.getByRole('tab', { name: 'Statechart' }).click();
    const flows = manager.getByRole('group', { name: 'Flows in this story' });
    await flows.getByRole('button', { name: 'preOrder', pressed: true }).waitFor();
    await flows.getByRole('button', { name: 'checkoutReturn' }).click();
    await manager.getByText('This story shows checkoutReturn in').waitFor();
  });

  it('follows a running flow, and lists its events', async () => {
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

describe('the chart on a docs page', () => {
  it("shows the machine as a drawing and as text, in the theme's colors, also on a phone", async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    onTestFinished(() => page.close());
    const colors = new Set<string>();
    for (const theme of ['dark', 'light']) {
      await page.goto(
        `${host.url}iframe.html?viewMode=docs&id=flows-newsletter--about&globals=theme:${theme}`,
      );
      const chart = page.getByRole('figure', { name: 'Chart of the newsletter flow' });
      const state = chart.locator('svg text', { hasText: /^submitting$/ });
      await state.waitFor();
      expect(await chart.getByRole('listitem').allTextContents()).toEqual(
        transitionSentences(chartOf(newsletterMachine)),
      );
      expect(await chart.locator('svg .line').count()).toBeGreaterThan(4);
      colors.add(await state.evaluate((text) => getComputedStyle(text).fill));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    expect(colors.size).toBe(2);
  });
});

/** Runs in the page: shows a story of one state, and waits for the report that has the stories of its flow. */
function flowsOf(id: string): Promise<Report['flows']> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    channel.on('statechart/report', ({ storyId, flows }: Report) => {
      if (storyId === id && flows.some(({ stories }) => Object.keys(stories).length > 0)) resolve(flows);
    });
    channel.emit('statechart/watch');
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

describe('the brand', () => {
  const background = (manager: Page) =>
    manager.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const rgb = (manager: Page, color: string) =>
    manager.evaluate((text) => {
      const element = document.createElement('i');
      element.style.color = text;
      return element.style.color;
    }, color);

  it("is the studio's, in the colors that the reviewer's system prefers", async () => {
    const { manager } = await open(ready, { colorScheme: 'light' });
    const brand = manager.getByRole('link', { name: site.name });
    await brand.getByText(site.tagline).waitFor();
    expect(
      await brand.locator('img').evaluate((logo: HTMLImageElement) => logo.decode().then(() => logo.src)),
    ).toBe(`${host.url}favicon.svg`);
    expect(await manager.locator('link[rel=icon]').evaluate((icon: HTMLLinkElement) => icon.href)).toBe(
      `${host.url}favicon.svg`,
    );
    const { family, weight } = looks.fonts.display;
    const font = `${weight.split(' ').at(-1)} 20px "${family}"`;
    expect(await manager.evaluate((name) => document.fonts.check(name), font)).toBe(true);
    expect(await background(manager)).toBe(await rgb(manager, themes.light.appBg));
    await manager.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(manager), inTime).toBe(await rgb(manager, themes.dark.appBg));
  });
});

describe('the fault console', () => {
  it('makes a function of the open story fail until it is reset', async () => {
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

  it('shows the active fault on its button, also from a link', async () => {
    const { manager } = await open(`${answered}&globals=faults.newsletter-subscribe:slow`);
    await manager
      .getByRole('button', { name: 'Faults, on: newsletter-subscribe: Slow, 4 Seconds' })
      .waitFor();
  });
});
