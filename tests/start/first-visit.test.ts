/** The site as `npm start` serves it, from a cold cache: what a developer meets in the first minute. */
import { emptyAddresses } from 'virtual:pages';
import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { afterAll, describe, expect, it } from 'vitest';
import { pageOf } from '#app/route.ts';
import { allRoutes } from '#app/routes.ts';
import { onlineClass, tip } from '#catalog';
import { paidTexts } from '#content/checkout.ts';
import { contactTexts } from '#content/contactForm.ts';
import { featuredClass } from '#content/featuredClass.ts';
import { filterLabel, galleryCategories, galleryItems, galleryTexts, worksIn } from '#content/gallery.ts';
import { shellTexts } from '#content/navigation.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { notFoundTexts } from '#content/notFound.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { tipTexts } from '#content/support.ts';
import { newsletterDialogTexts, waitlistTexts } from '#content/waitlist.ts';
import { message } from '#flows/contact/contact.fixtures.ts';
import { thumbnailSelector } from '#flows/lightbox/thumbnailSelector.ts';
import { subscribeAnswers } from '#mocks/functions/newsletter-subscribe.answers.ts';
import { contactAnswers } from '#mocks/functions/send-contact-email.answers.ts';
import { preOrderLabels, sold } from '#mocks/sold.ts';
import { formatAmount, formatPrice } from '#money';
import { onPaymentPage, slowDown, visitReady } from '../journeys/pageActions.ts';
import { rows } from '../journeys/rows.ts';
import { embeddedBackend, testEnvironment } from '../journeys/testEnvironment.ts';
import { developmentSettings } from '../journeys/workerSettings.ts';
import { skipUnless } from '../skipUnless.ts';
import { developmentServer } from './developmentServer.ts';

const { serve, printed } = developmentServer();
const env = testEnvironment({ settings: developmentSettings, serve, failOn: ['error', 'warning'] });
const backend = embeddedBackend(developmentSettings);

afterAll(() => expect(printed, 'printed by the development server').toEqual([]));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const [firstWork] = galleryItems;
const [cents = 5_00] = sold.tip.presetsCents;
if (!firstWork) throw new Error('The gallery is empty.');

const all = await allRoutes();
/** One address of each page. */
const addresses = all
  .filter((route, index) => all.findIndex((other) => pageOf(other) === pageOf(route)) === index)
  .map(({ path }) => path)
  .concat(`/portfolio/${firstWork.slug}`, '/no/such/page');

/** Opens a page; a reload by Vite, as after a dependency that it finds late, is a pageError. */
async function open(path: string, width?: number): Promise<Page> {
  const loaded: string[] = [];
  env.visitor.once('page', (page) =>
    page.on('load', () => {
      if (loaded.at(-1) === page.url()) env.pageErrors.push(`${page.url()} was loaded again.`);
      loaded.push(page.url());
    }),
  );
  return visitReady(env, path, width);
}

/** Runs first, since a cold cache is cold only once. */
describe('the first click', () => {
  interface Opener {
    opened: string;
    isInContent: boolean;
    path: string;
    width: number;
    opener: (page: Page) => Locator;
    title: string;
  }
  const openers: readonly Opener[] = [
    {
      opened: 'the tip',
      isInContent: tip !== undefined,
      path: '/store',
      width: 1280,
      opener: (page) => button(page, supportTexts.button),
      title: tipTexts.title,
    },
    {
      opened: 'the waitlist',
      isInContent: merchandise.length > 0,
      path: '/store',
      width: 390,
      opener: (page) => button(page, merchandiseTexts.join).first(),
      title: waitlistTexts.title,
    },
    {
      opened: 'the newsletter of the class',
      isInContent: onlineClass !== undefined,
      path: '/featured-class',
      width: 1280,
      opener: (page) => button(page, featuredClass.subscribe),
      title: newsletterDialogTexts.title,
    },
    {
      opened: 'the tip drawer',
      isInContent: tip !== undefined,
      path: '/home',
      width: 1280,
      opener: (page) => button(page, shellTexts.tipJar),
      title: tipTexts.title,
    },
    {
      opened: 'the menu',
      isInContent: true,
      path: '/home',
      width: 390,
      opener: (page) => button(page, shellTexts.openMenu),
      title: shellTexts.menu,
    },
    {
      opened: 'the lightbox',
      isInContent: true,
      path: '/portfolio',
      width: 1280,
      opener: (page) => page.locator(thumbnailSelector(firstWork.slug)),
      title: firstWork.title,
    },
  ];

  it.each(openers.filter(({ isInContent }) => isInContent))(
    'opens $opened, which stays open until Escape',
    async ({ path, width, opener, title }) => {
      const page = await open(path, width);
      await opener(page).click();
      await see(dialog(page, title)).toBeVisible();
      // Longer than the dialog's way in, and than the frame in which a focus trap settles.
      await page.waitForTimeout(700);
      await see(dialog(page, title)).toBeVisible();
      expect(await dialog(page, title).evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      await page.keyboard.press('Escape');
      await see(dialog(page, title)).toBeHidden();
      await see(opener(page)).toBeFocused();
    },
  );

  it('opens a dialog on a slow machine, too', async ({ skip }) => {
    skip(!tip, 'The content has no tips.');
    const page = await open('/store');
    await slowDown(page);
    await button(page, supportTexts.button).click();
    await see(dialog(page, tipTexts.title)).toBeVisible();
    await page.waitForTimeout(1500);
    await see(dialog(page, tipTexts.title)).toBeVisible();
  });
});

describe.each(addresses)('%s', (path) => {
  it('hydrates without errors or warnings in the console', async () => {
    const page = await open(path);
    await page.waitForLoadState('networkidle');
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/no/such/page') expect(env.pageErrors.splice(0).join()).toContain(path);
  });
});

it.each(['/no/such/page', ...emptyAddresses.filter((address) => !address.includes('?'))])(
  'answers %s with 404',
  async (path) => {
    const response = await fetch(env.site + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(notFoundTexts.heading);
  },
);

describe('the gallery', () => {
  const works = (page: Page) =>
    page.getByRole('list', { name: galleryTexts.gallery }).getByRole('listitem').filter({ visible: true });
  skipUnless('categories to choose from', galleryCategories.length > 1);
  const category = galleryCategories.at(-1) ?? 'all';

  it('shows the works of a shared filter from the first paint', async () => {
    const page = await env.newPage();
    const shown = worksIn(category).length;
    await page.addInitScript(() => {
      const counts = new Set<number>();
      const count = () => {
        const items = [...document.querySelectorAll('main li[data-category]')];
        if (items.length > 0) counts.add(items.filter((item) => item.checkVisibility()).length);
        document.documentElement.dataset['counts'] = [...counts].join();
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    await page.goto(`${env.site}/portfolio?filter=${category}`);
    await see(button(page, filterLabel(category))).toHaveAttribute('aria-pressed', 'true');
    await see(works(page)).toHaveCount(shown);
    await see(page.locator('html')).toHaveAttribute('data-counts', `${shown}`);
  });

  it('filters, and steps through the lightbox', async () => {
    const page = await open('/portfolio');
    await button(page, filterLabel(category)).click();
    await see(works(page)).toHaveCount(worksIn(category).length);
    const [first, second] = worksIn(category);
    await works(page).first().getByRole('link').click();
    await see(dialog(page, first?.title ?? '')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await see(dialog(page, (second ?? first)?.title ?? '')).toBeVisible();
    await page.goBack();
    await see(page.getByRole('dialog')).toBeHidden();
    await see(page).toHaveURL(new RegExp(`filter=${category}$`));
  });
});

describe('a visitor', () => {
  const statusOf = (email: string) =>
    rows(backend(), `select status from subscribers where email = '${email}'`);
  const newestPayment = async () =>
    (await rows(backend(), 'select kind, status from payments order by created_at desc limit 1'))[0];

  it('subscribes', async () => {
    const page = await open('/home');
    await page.getByRole('textbox', { name: newsletterTexts.label }).fill('dolly@example.com');
    await button(page, newsletterTexts.submit).click();
    await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
    expect(await statusOf('dolly@example.com')).toEqual([{ status: 'pending' }]);
  });

  it('joins the waitlist', async ({ skip }) => {
    skip(merchandise.length === 0, 'The content has no shirts.');
    const page = await open('/store');
    await button(page, merchandiseTexts.join).first().click();
    await dialog(page, waitlistTexts.title).getByLabel(waitlistTexts.label).fill('kitty@example.com');
    await button(page, waitlistTexts.submit).click();
    await see(page.getByText(subscribeAnswers.okWithMessage.body.message)).toBeVisible();
    await see(dialog(page, waitlistTexts.title)).toBeHidden();
    expect(await statusOf('kitty@example.com')).toEqual([{ status: 'pending' }]);
  });

  it('writes a message', async () => {
    const page = await open('/contact');
    for (const name of ['name', 'email', 'subject', 'message'] as const)
      await page.getByRole('textbox', { name: contactTexts[name], exact: true }).fill(message[name]);
    await button(page, contactTexts.submit).click();
    await see(page.getByText(contactAnswers.okWithMessage.body.message)).toBeVisible();
    expect(await rows(backend(), 'select subject from contact_messages')).toEqual([
      { subject: message.subject },
    ]);
  });

  it('sends a tip', async ({ skip }) => {
    skip(!tip, 'The content has no tips.');
    const page = await open('/store');
    await button(page, supportTexts.button).click();
    await button(page, formatPrice(cents)).click();
    await button(page, tipTexts.submit).click();
    await onPaymentPage(page, `${sold.tip.orderName}: ${formatAmount(cents)}`, 'Pay');
    await see(page.getByText(paidTexts.tip.title)).toBeVisible();
    expect(await newestPayment()).toEqual({ kind: 'tip', status: 'paid' });
  });

  it('pre-orders the class', async ({ skip }) => {
    skip(!onlineClass, 'The content has no class.');
    const page = await open('/featured-class');
    await button(page, preOrderLabels.first).click();
    await page.waitForURL((url) => url.origin !== env.site);
    await button(page, 'Pay').click();
    await see(page.getByText(paidTexts.class.title)).toBeVisible();
    expect(await newestPayment()).toEqual({ kind: 'class', status: 'paid' });
  });

  it('switches the theme', async () => {
    const page = await open('/contact');
    await button(page, shellTexts.switchToLight).click();
    await see(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
