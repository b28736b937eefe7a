import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onlineClass, tip } from '#catalog';
import { brands } from '#content/brands.ts';
import { categories } from '#content/categories.ts';
import { galleryCategories, worksIn } from '#content/gallery.ts';
import { ownEmptyAddresses } from '#content/pages.ts';
import { merchandise } from '#content/store.ts';

const isShown = (page: string) => !ownEmptyAddresses.includes(page);
const hasClass = onlineClass !== undefined;
const hasTips = tip !== undefined;
const hasTile = categories.some(({ id, tile }) => tile && galleryCategories.includes(id));
const works = (category: string | undefined) => (category === undefined ? 0 : worksIn(category).length);

/** What the stories and docs of these files need. */
const needs: readonly (readonly [isThere: boolean, files: RegExp])[] = [
  [isShown('/portfolio'), /screens\/portfolio\/|flows\/lightbox\/|ui\/(LazyPicture|Pictures?)\./],
  [works(galleryCategories[0]) > 3 && works(galleryCategories.at(-1)) > 3, /journeys\/Lightbox\./],
  [galleryCategories.length > 2 && hasTile, /journeys\/Gallery\./],
  [brands.length > 0, /ui\/LogoStrip\./],
  [isShown('/projects'), /screens\/projects\//],
  [isShown('/music'), /screens\/music\/|flows\/player\/|journeys\/Player\./],
  [isShown('/store'), /screens\/store\//],
  [hasClass, /screens\/featured-class\/|flows\/pre-order\/|journeys\/PreOrder\./],
  [hasTips, /flows\/tip\/|screens\/shell\/(TipJar|PiggyBank)|journeys\/Tip\./],
  [hasClass && hasTips, /journeys\/CheckoutReturn\./],
  [hasClass && merchandise.length > 0, /journeys\/Waitlist\./],
];

const files = ['./docs/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'];

/** The files that Storybook shows: all but those of features that this site does not have. */
export function shownStories(): string[] {
  const missing = needs.flatMap(([isThere, about]) => (isThere ? [] : about));
  if (missing.length === 0) return files;
  const all = globSync(files, { cwd: fileURLToPath(new URL('.', import.meta.url)) });
  return all
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !missing.some((about) => about.test(file)));
}
