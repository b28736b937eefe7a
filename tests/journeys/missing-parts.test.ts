/** Losing the network after the page has loaded, and regaining it. */
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { afterEach, expect, it } from 'vitest';
import { destinationFrom } from '#app/journeys/headings.ts';
import { tip } from '#catalog';
import { contactTexts } from '#content/contactForm.ts';
import { filterLabel, galleryCategories } from '#content/gallery.ts';
import { hero } from '#content/home.ts';
import { missingTexts } from '#content/missing.ts';
import { shellTexts } from '#content/navigation.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { merchandise, merchandiseTexts } from '#content/store.ts';
import { tipTexts } from '#content/support.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { isReady, saveData, visitReady } from './pageActions.ts';
import { embeddedBackend, testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();
embeddedBackend();

const alert = (page: Page) => page.getByRole('alert');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(path: string, width?: number): Promise<Page> {
  // Otherwise everything would be prefetched.
  await saveData(env);
  return visitReady(env, path, width);
}

const goOffline = (isOffline: boolean) => env.visitor.setOffline(isOffline);

afterEach(async () => {
  // The browser logs every failed request.
  expect(env.pageErrors.splice(0).join('\n')).toMatch(/ERR_INTERNET_DISCONNECTED/);
});

it.skipIf(!tip)(
  'reports that the tip jar failed to load, keeps what was typed, and opens on the next press',
  async () => {
    const page = await open('/contact');
    const message = page.getByRole('textbox', { name: contactTexts.message, exact: true });
    await message.fill('Howdy, about that barn dance');
    await goOffline(true);
    const jar = page.getByRole('button', { name: shellTexts.tipJar });
    await jar.click();
    await see(alert(page)).toContainText(missingTexts.part);
    await see(message).toHaveValue('Howdy, about that barn dance');
    await page.getByRole('button', { name: missingTexts.dismiss }).click();
    await see(alert(page)).toHaveCount(0);
    await jar.click();
    await see(alert(page)).toContainText(missingTexts.part);
    await goOffline(false);
    await jar.click();
    await see(dialog(page, tipTexts.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await see(message).toHaveValue('Howdy, about that barn dance');
  },
);

it.skipIf(merchandise.length === 0)('opens the menu and the waitlist once they have loaded', async () => {
  const page = await open('/store', 390);
  await goOffline(true);
  await page.getByRole('button', { name: shellTexts.openMenu }).click();
  await see(alert(page)).toContainText(missingTexts.part);
  await page.getByRole('button', { name: missingTexts.dismiss }).click();
  await see(alert(page)).toHaveCount(0);
  await page.getByRole('button', { name: merchandiseTexts.join }).first().click();
  await see(alert(page)).toContainText(missingTexts.part);
  await goOffline(false);
  await page.getByRole('button', { name: merchandiseTexts.join }).first().click();
  await see(dialog(page, waitlistTexts.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shellTexts.openMenu }).click();
  await see(dialog(page, shellTexts.menu)).toBeVisible();
});

it.skipIf(galleryCategories.length < 2)(
  'reports that filter and lightbox failed to load, and stays in the gallery',
  async () => {
    const page = await open('/portfolio');
    const [category = 'all'] = galleryCategories;
    const filter = page.getByRole('button', { name: filterLabel(category), exact: true });
    const dismiss = page.getByRole('button', { name: missingTexts.dismiss });
    const thumbnail = page.locator('main a[href^="/portfolio/"]').first();
    await goOffline(true);
    await filter.click();
    await see(alert(page)).toContainText(missingTexts.part);
    await see(filter).toHaveAttribute('aria-pressed', 'false');
    await dismiss.click();
    await see(alert(page)).toHaveCount(0);
    await thumbnail.click();
    await see(alert(page)).toContainText(missingTexts.part);
    await see(page).toHaveURL(/\/portfolio$/);
    await goOffline(false);
    await filter.click();
    await see(filter).toHaveAttribute('aria-pressed', 'true');
    await thumbnail.click();
    await see(page.getByRole('dialog')).toBeVisible();
  },
);

it('reports that the theme toggle failed to load, and toggles on the next press', async () => {
  const page = await open('/home');
  const toLight = page.getByRole('button', { name: shellTexts.switchToLight });
  await goOffline(true);
  await toLight.click();
  await see(alert(page)).toContainText(missingTexts.part);
  await goOffline(false);
  await toLight.click();
  await see(page.getByRole('button', { name: shellTexts.switchToDark })).toBeVisible();
});

it('shows a failure when the toaster fails to load, and keeps the address', async () => {
  const page = await open('/home');
  const email = page.getByRole('textbox', { name: newsletterTexts.label });
  await goOffline(true);
  await email.fill('billie@example.com');
  await email.press('Enter');
  await see(alert(page)).toContainText(newsletterTexts.failure);
  await see(alert(page)).toBeVisible();
  await see(email).toHaveValue('billie@example.com');
  await goOffline(false);
  await page.getByRole('button', { name: newsletterTexts.submit, exact: true }).click();
  await see(email).toHaveValue('');
  await see(alert(page)).toHaveCount(0);
});

it('reports that a page failed to load on Back, and retries', async () => {
  const page = await open('/home');
  await page
    .getByRole('banner')
    .getByRole('link', { name: destinationFrom('/home', '/contact').label, exact: true })
    .click();
  await page.waitForURL('**/contact');
  await page.reload();
  await isReady(page);
  // Visited pages would come from the browser's cache.
  await (await env.visitor.newCDPSession(page)).send('Network.clearBrowserCache');
  await goOffline(true);
  await page.goBack();
  await see(page.getByRole('heading', { level: 1 })).toHaveText(missingTexts.page.heading);
  await see(page.getByRole('banner')).toBeVisible();
  await goOffline(false);
  await page.getByRole('button', { name: missingTexts.page.retry }).click();
  await see(page.getByRole('heading', { level: 1 })).toHaveText(hero.name);
});
