import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { brands } from '#content/brands.ts';
import { brandsTexts } from '#content/home.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { visit } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('textbox', { name: newsletterTexts.label });
const picture = (page: Page) => page.locator('.hero__picture');
const strip = (page: Page) =>
  page.locator('[data-part=root]', { has: page.getByRole('list', { name: brandsTexts.heading }) });

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** An element's opacity, multiplied by its ancestors'. */
const opacityOf = (part: Locator) =>
  part.evaluate((element) => {
    let opacity = 1;
    for (let around: Element | null = element; around; around = around.parentElement)
      opacity *= Number(getComputedStyle(around).opacity);
    return opacity;
  });

it('fades and shifts picture and title over 500 px of scroll', {
  tags: ['S2.home.hero-fades', 'S2.home.hero-parallax', 'S9.hero'],
}, async () => {
  const page = await visit(env, '/home');
  // A page with little content may not scroll.
  await page.evaluate(() => {
    document.body.style.minHeight = '2000px';
  });
  for (const [top, opacity, behind] of [
    [0, 1, 0],
    [250, 0.5, 125],
    [500, 0, 250],
  ] as const) {
    await scrollTo(page, top);
    for (const part of [title(page), picture(page)])
      await see.poll(() => opacityOf(part)).toBeCloseTo(opacity, 2);
    const moved = await picture(page).evaluate(
      (element) => new DOMMatrix(getComputedStyle(element).transform).f,
    );
    expect(moved).toBeCloseTo(behind, 0);
  }
});

it('has the button beside the field from 768 px, else below it', async () => {
  const page = await visit(env, '/home', 390);
  const subscribe = page.getByRole('button', { name: newsletterTexts.submit, exact: true });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(subscribe)).toBeGreaterThan(await topOf(form(page)));
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await topOf(subscribe), `${width} px`).toBe(await topOf(form(page)));
  }
});

it('keeps the form readable while it is in view', { tags: ['D26'] }, async () => {
  const page = await visit(env, '/home');
  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const block of ['end', 'center', 'start'] as const) {
      await form(page).evaluate(
        (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }),
        block,
      );
      // Scroll-driven animations update in the next frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await opacityOf(form(page)), `${width}x${height}, ${block}`).toBe(1);
    }
  }
});

it('does not move with prefers-reduced-motion', { tags: ['B28'] }, async () => {
  const page = await env.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${env.site}/home`);
  await scrollTo(page, 250);
  await see(picture(page)).toHaveCSS('transform', 'none');
  await see(title(page)).toHaveCSS('opacity', '1');
  if (brands.length === 0) return;
  const moving = await strip(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  const left = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  for (const width of [390, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const logos = page.getByRole('list', { name: brandsTexts.heading }).getByRole('img');
    expect(await left(logos.first())).toBe(
      await left(page.getByRole('heading', { name: brandsTexts.heading })),
    );
  }
});

it('lets visitors pause the logos, also without JavaScript', { tags: ['B28.pause'] }, async ({ skip }) => {
  skip(brands.length === 0, 'The content has no brands.');
  const visitor = await env.browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${env.site}/home`);
  const list = page.getByRole('list', { name: brandsTexts.heading });
  await see(list).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('checkbox', { name: brandsTexts.pause }).check();
  await see(list).toHaveCSS('animation-play-state', 'paused');
  await visitor.close();
});
