import type { Page } from 'playwright';
import { expect as see } from 'playwright/test';
import { describe, expect, it } from 'vitest';
import { collaborate, highlights, projects, projectsTexts } from '#content/projects.ts';
import { skipUnless } from '../skipUnless.ts';
import { testEnvironment } from './testEnvironment.ts';

skipUnless('projects', projects.length > 0);
const env = testEnvironment();

async function openProjects(width: number, theme: 'dark' | 'light' = 'dark'): Promise<Page> {
  const page = await env.newPage();
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
  await page.goto(`${env.site}/projects`);
  return page;
}

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

describe.each([
  { width: 390, theme: 'dark', columns: 1 },
  { width: 800, theme: 'dark', columns: 2 },
  { width: 1280, theme: 'light', columns: 3 },
] as const)('at $width px in $theme', ({ width, theme, columns }) => {
  it('counts, shows and opens the projects, and links to the contact page', {
    tags: [
      'S2.projects.counters',
      'S2.projects.columns',
      'S2.projects.linked',
      'S2.projects.unlinked',
      'S9.projects',
      'D14',
    ],
  }, async () => {
    const page = await openProjects(width, theme);
    await see(page.getByRole('heading', { level: 1 })).toHaveText(projectsTexts.heading);
    const count = (type: string) => projects.filter((project) => project.type === type).length;
    const [games, apps] = [count('game'), count('app')];
    await see(page.getByText(`${games} ${projectsTexts.games(games)}`)).toHaveCount(Math.min(games, 1));
    await see(page.getByText(`${apps} ${projectsTexts.apps(apps)}`)).toHaveCount(Math.min(apps, 1));
    await see(page.getByRole('article')).toHaveCount(projects.length);

    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(Math.min(columns, projects.length));

    const withLink = projects.find(({ link }) => link !== undefined);
    const withoutLink = projects.find(({ link }) => link === undefined);
    if (withLink?.link !== undefined) {
      await page.context().route(withLink.link, (route) => route.fulfill({ body: 'The game.' }));
      const [opened] = await Promise.all([page.waitForEvent('popup'), card(page, withLink.title).click()]);
      await opened.waitForURL(withLink.link);
      expect(new URL(page.url()).pathname).toBe('/projects');
    }
    if (withoutLink) {
      const opened = page.context().pages().length;
      const unlinked = card(page, withoutLink.title);
      await see(unlinked.getByRole('link')).toHaveCount(0);
      await unlinked.click();
      expect(page.context().pages()).toHaveLength(opened);
      expect(new URL(page.url()).pathname).toBe('/projects');
    }

    await see(page.getByRole('region', { name: highlights.heading }).getByRole('list')).toHaveCount(
      highlights.lists.length,
    );
    await page.getByRole('link', { name: collaborate.button }).click();
    await see(page).toHaveURL(/\/contact$/);
    env.pageErrors.length = 0;
  });

  it('has one tab stop for each card with a link, none for the others', async ({ skip }) => {
    const linked = projects.filter(({ link }) => link !== undefined);
    skip(linked.length === 0, 'No project has a link.');
    const page = await openProjects(width, theme);
    await page.getByRole('article').getByRole('link').first().focus();
    for (const { title } of linked.slice(1)) {
      await page.keyboard.press('Tab');
      await see(card(page, title).getByRole('link')).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await see(page.getByRole('link', { name: collaborate.button })).toBeFocused();
  });
});

it('staggers the cards by 50 ms, and not with prefers-reduced-motion', {
  tags: ['S9.stagger.cards', 'B28'],
}, async () => {
  const page = await openProjects(1280);
  const timing = () =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .evaluateAll((cards) =>
        cards.map((element) => {
          const { animationDelay, animationName } = getComputedStyle(element);
          return animationName === 'none' ? 'still' : animationDelay;
        }),
      );
  expect(await timing()).toEqual(projects.map((_, index) => `${(index < 24 ? index * 50 : 0) / 1000}s`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await timing()).toEqual(projects.map(() => 'still'));
});
