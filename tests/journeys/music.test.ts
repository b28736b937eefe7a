import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { biography, hasMusic, musicHero, playerTexts, servicesTexts } from '#content/music.ts';
import { player as spotify, streamingServices } from '#content/services.ts';
import { skipUnless } from '../skipUnless.ts';
import { isReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

skipUnless('music', hasMusic);
const env = testEnvironment();

const service = `${spotify.origin}/**`;
const speaks = (message: string) =>
  `<script>parent.postMessage(${message}, '*')</script><button>Play</button>`;

/** The page, and the requests to the service. @param answer the service's page; undefined if it is blocked. */
async function openMusic(width: number, answer: string | undefined) {
  const page = await env.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.clock.install();
  const asked: string[] = [];
  await page.context().route(service, async (route) => {
    asked.push(route.request().url());
    if (answer === undefined) await route.abort();
    else await route.fulfill({ contentType: 'text/html', body: answer });
  });
  await page.goto(`${env.site}/music`);
  await page.clock.runFor(3000);
  await isReady(page);
  return { page, asked };
}

const player = (page: Page) => page.getByTitle(playerTexts.frame);
const card = (page: Page) => page.getByRole('region', { name: playerTexts.heading });
const goNear = (page: Page) => card(page).scrollIntoViewIfNeeded();

describe.each([390, 1280])('at %i px', (width) => {
  it('shows band, links and credits, and loads the player near the viewport', {
    tags: ['S2.music.services', 'S2.music.player', 'S9.player'],
  }, async () => {
    const { page, asked } = await openMusic(width, speaks("{ type: 'ready' }"));
    await see(page.getByRole('heading', { level: 1 })).toHaveText(musicHero.heading);
    for (const paragraph of biography.paragraphs) await see(page.getByText(paragraph)).toBeAttached();
    for (const { label, href } of streamingServices) {
      const link = page
        .getByRole('list', { name: servicesTexts.label })
        .first()
        .getByRole('link', { name: label });
      await see(link).toHaveAttribute('href', href);
      await see(link).toHaveAttribute('target', '_blank');
    }
    await see(card(page).getByText(playerTexts.ready)).toBeAttached();
    expect(asked).toEqual([]);

    await goNear(page);
    await see(player(page)).toBeVisible();
    await see(card(page).getByText(playerTexts.title)).toBeHidden();
    expect(asked).toHaveLength(1);
    const box = await player(page).boundingBox();
    expect(box?.height).toBe(352);
    await see(player(page)).toHaveAttribute('loading', 'lazy');
  });

  it('keeps the card in place of a blocked player, without layout shift', async () => {
    const { page } = await openMusic(width, undefined);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await goNear(page);
    await see(card(page).getByText(playerTexts.loading)).toBeVisible();
    await page.clock.runFor(10_000);
    await see(card(page).getByText(playerTexts.unavailable)).toBeVisible();
    await see(player(page)).toHaveCount(0);
    await see(card(page).getByRole('link')).toHaveCount(streamingServices.length);
    expect(await height()).toBe(before);

    await page.context().unroute(service);
    await page
      .context()
      .route(service, (route) =>
        route.fulfill({ contentType: 'text/html', body: speaks("{ type: 'ready' }") }),
      );
    await card(page).getByRole('button', { name: playerTexts.tryAgain }).click();
    await see(player(page)).toBeVisible();
    env.pageErrors.length = 0;
  });
});

it('keeps the card if the service has no player', async () => {
  const { page } = await openMusic(1280, speaks("{ type: 'error' }"));
  await goNear(page);
  await see(card(page).getByText(playerTexts.unavailable)).toBeVisible();
});

it("accepts messages from the service's origin only", async () => {
  const { page } = await openMusic(1280, '<p>Silence</p>');
  await goNear(page);
  await see(card(page).getByText(playerTexts.loading)).toBeVisible();
  await page.evaluate(() => postMessage({ type: 'ready' }, '*'));
  await page.clock.runFor(10_000);
  await see(card(page).getByText(playerTexts.unavailable)).toBeVisible();
});

it('moves focus from a link of the card to the player that covers it', async ({ skip }) => {
  skip(streamingServices.length < 2, 'The music is on one service, or none.');
  const { page } = await openMusic(
    1280,
    "<script>onmessage = () => parent.postMessage({ type: 'ready' }, '*')</script>",
  );
  await card(page).getByRole('link').first().focus();
  await see(card(page).getByText(playerTexts.loading)).toBeVisible();
  await page.keyboard.press('Tab');
  await see(card(page).getByRole('link').nth(1)).toBeFocused();
  await see(async () => {
    await player(page).evaluate((frame) => {
      if (frame instanceof HTMLIFrameElement) frame.contentWindow?.postMessage('go', '*');
    });
    await see(player(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await see(player(page)).toBeFocused();
});

it('shows the links without JavaScript', { tags: ['B32'] }, async () => {
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/music`);
  await see(card(page).getByText(playerTexts.ready)).toBeVisible();
  await see(card(page).getByRole('link')).toHaveCount(streamingServices.length);
  await visitor.close();
});
