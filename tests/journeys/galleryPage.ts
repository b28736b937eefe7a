import type { Locator, Page } from 'playwright';
import { expect as see } from 'playwright/test';
import {
  filterLabel,
  type GalleryItem,
  galleryCategories,
  galleryItems,
  lightboxTexts,
} from '#content/gallery.ts';
import { thumbnailSelector } from '#flows/lightbox/thumbnailSelector.ts';
import { holdScripts, visitReady } from './pageActions.ts';
import type { TestEnvironment } from './testEnvironment.ts';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };
export const sizes = [phone, desk];

export const dialog = (page: Page) => page.getByRole('dialog');
export const picture = (page: Page) => dialog(page).getByRole('img');
export const status = (page: Page) => dialog(page).getByRole('status');
export const step = (page: Page, way: 'previous' | 'next') =>
  dialog(page).getByRole('button', { name: lightboxTexts[way] });
export const close = (page: Page) => dialog(page).getByRole('button', { name: lightboxTexts.close });
export const thumbnail = (page: Page, slug: string) => page.locator(thumbnailSelector(slug));
export const filterButton = (page: Page, label: string) =>
  page.getByRole('button', { name: label, exact: true });
/** The URL without its origin. */
export const pathOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');
export const scrollOf = (page: Page) => page.evaluate(() => scrollY);
export const historyLengthOf = (page: Page) => page.evaluate(() => history.length);

const nothing: GalleryItem = { id: '', slug: '', title: '', alt: '', category: '', src: '' };
export const [first = nothing, second = nothing, third = nothing] = galleryItems;
export const last = galleryItems.at(-1) ?? nothing;
export const isLong = galleryItems.length > 44;
export const hasFilters = galleryCategories.length > 1;
export const another = galleryCategories.find((category) => category !== first.category) ?? 'all';
export const shown = galleryCategories.at(-1) ?? 'all';
export const label = filterLabel(shown);
export const tenth = galleryItems[9] ?? last;
/** Well below the first view. */
export const deep = galleryItems[33] ?? last;
export const deepest = galleryItems[43] ?? last;

export const openIn = (env: TestEnvironment, path: string, { width, height } = desk) =>
  visitReady(env, path, width, height);

/** A page whose app does not load before `release` is called, or never. */
export async function withoutApp(env: TestEnvironment, size = desk) {
  const page = await env.newPage();
  await page.setViewportSize(size);
  return { page, release: await holdScripts(page) };
}

export async function openWithoutApp(env: TestEnvironment, path: string) {
  const visit = await withoutApp(env);
  await visit.page.goto(env.site + path);
  return visit;
}

export async function isOpenOn(page: Page, slug: string): Promise<void> {
  const work = galleryItems.find((item) => item.slug === slug);
  await see(dialog(page)).toHaveAccessibleName(work?.title ?? '');
  await see(picture(page)).toHaveAttribute('alt', work?.alt ?? '');
}

export const isClosed = (page: Page) => see(dialog(page)).toHaveCount(0);

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return box;
}
