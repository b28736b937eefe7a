import type { Locator, Page } from 'playwright';
import { tip } from '#catalog';
import { galleryItems } from '#content/gallery.ts';
import { shellTexts } from '#content/navigation.ts';
import { merchandise, merchandiseTexts, supportTexts } from '#content/store.ts';

/** What a visitor taps on a page. */
export interface Opener {
  isThere: boolean;
  path: string;
  target: (page: Page) => Locator;
}

/** The first button of this name. */
export const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();

/** The gallery's second filter; the first shows everything. */
export const filter = (page: Page) => page.locator('main a[href*="?filter="]').first();

/** What opens a dialog. */
export const openers: Readonly<Record<string, Opener>> = {
  menu: { isThere: true, path: '/home', target: button(shellTexts.openMenu) },
  tip: { isThere: tip !== undefined, path: '/store', target: button(supportTexts.button) },
  waitlist: { isThere: merchandise.length > 0, path: '/store', target: button(merchandiseTexts.join) },
  'tip drawer': { isThere: tip !== undefined, path: '/contact', target: button(shellTexts.tipJar) },
  lightbox: {
    isThere: galleryItems.length > 0,
    path: '/portfolio',
    target: (page) => page.locator(`main a[href^="/portfolio/"]`).first(),
  },
};
