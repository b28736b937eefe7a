/** Every flow with a pending request: the wait is announced politely, and focus stays. */
import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { expect, it } from 'vitest';
import { onlineClass, tip } from '#catalog';
import { contactTexts } from '#content/contactForm.ts';
import { featuredClass } from '#content/featuredClass.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';
import { preOrderTexts, tipTexts } from '#content/support.ts';
import { waitlistTexts } from '#content/waitlist.ts';
import { formatPrice } from '#money';
import { visitReady } from './pageActions.ts';
import { testEnvironment } from './testEnvironment.ts';

const env = testEnvironment();

interface Wait {
  isInContent?: boolean;
  at: string;
  /** Fills the form without submitting it. */
  prepare?: (page: Page) => Promise<void>;
  /** The focused control that Enter submits from. */
  from: (page: Page) => ReturnType<Page['getByRole']>;
  announces: string;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const waits: Record<string, Wait> = {
  newsletter: {
    at: '/home',
    prepare: (page) => field(page, newsletterTexts.label).fill('dolly@example.com'),
    from: (page) => field(page, newsletterTexts.label),
    announces: newsletterTexts.submitting,
  },
  contact: {
    at: '/contact',
    prepare: async (page) => {
      for (const name of ['name', 'email', 'subject', 'message'] as const)
        await field(page, contactTexts[name]).fill('dolly@example.com');
    },
    from: (page) => field(page, contactTexts.subject),
    announces: contactTexts.sending,
  },
  waitlist: {
    isInContent: merchandise.length > 0,
    at: '/store',
    prepare: async (page) => {
      await button(page, merchandiseTexts.join).click();
      await field(page, waitlistTexts.label).fill('dolly@example.com');
    },
    from: (page) => button(page, waitlistTexts.submit),
    announces: waitlistTexts.submitting,
  },
  tip: {
    isInContent: tip !== undefined,
    at: '/store',
    prepare: async (page) => {
      await button(page, supportTexts.button).click();
      await field(page, tipTexts.custom).fill('5');
    },
    from: (page) => button(page, tipTexts.submit),
    announces: tipTexts.processing,
  },
  'pre-order': {
    isInContent: onlineClass !== undefined,
    at: '/featured-class',
    from: (page) => button(page, featuredClass.preOrder(formatPrice(onlineClass?.priceCents ?? 0))),
    announces: preOrderTexts.processing,
  },
};

const there = Object.entries(waits).filter(([, { isInContent = true }]) => isInContent);

it.each(there)(
  'announces the wait of %s, and keeps focus',
  {
    tags: [
      'S4.newsletter.submitting',
      'S4.waitlist.joining',
      'S4.contact.sending',
      'S4.tip.processing',
      'S4.pre-order.processing',
    ],
  },
  async (_, { at, prepare, from, announces }) => {
    const page = await visitReady(env, at);
    // No response.
    await page.route('**/functions/v1/**', () => {});
    await prepare?.(page);
    const control = await from(page).elementHandle();
    await control?.focus();
    await page.keyboard.press('Enter');
    await see(page.getByRole('status').filter({ hasText: announces })).toHaveCount(1);
    await see(page.getByRole('button', { name: announces, exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await control?.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);
