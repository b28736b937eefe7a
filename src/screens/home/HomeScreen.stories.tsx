import { groups, texts } from 'virtual:pictures/selected';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brands } from '#content/brands.ts';
import { workHref } from '#content/categories.ts';
import { brandsTexts, hero, selectedWorks, tiles, tilesHeading } from '#content/home.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { isShown } from '#content/shown.ts';
import { Lightbox } from '#flows/lightbox/Lightbox.tsx';
import { lightboxStates } from '#flows/lightbox/lightbox.fixtures.ts';
import { newsletterStates } from '#flows/newsletter/newsletter.fixtures.ts';
import { newsletterMachine } from '#flows/newsletter/newsletter.machine.ts';
import { SignupForm } from '#flows/signup/SignupForm.tsx';
import { beforeScrolling } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { HomeScreen } from './HomeScreen.tsx';

interface At extends Pick<ComponentProps<typeof HomeScreen>, 'brands' | 'works' | 'onOpenWork'> {
  form: keyof typeof newsletterStates;
  /** The lightbox's state. */
  lightbox?: keyof typeof lightboxStates;
}

/** The page with the form in each state, and under the lightbox. */
function HomeWithForm({ form, lightbox = 'closed', ...rest }: At) {
  return (
    <HomeScreen
      signup={<SignupForm state={newsletterStates[form]} send={fn()} texts={newsletterTexts} />}
      lightbox={<Lightbox state={lightboxStates[lightbox]} send={fn()} filter="all" />}
      {...rest}
    />
  );
}

const shown = tiles.filter(({ href }) => isShown(href));

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeWithForm,
  parameters: {
    layout: 'fullscreen',
    routes: ['/home'],
    parts: { form: newsletterMachine },
    chromatic: beforeScrolling,
  },
  args: { brands, works: groups.home, onOpenWork: fn() },
});

export const Home = meta.story({
  parameters: { spec: ['S2.home.hero', 'S2.home.brands', 'S2.home.tiles', 'S2.home.store-tile'] },
  args: { form: 'idle.ready' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(hero.name);
    // The scroll-driven fade starts one frame after the hero is rendered.
    await waitFor(() => expect(canvas.getByText(hero.description)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: newsletterTexts.label })).toBeVisible();
    await expect(canvas.queryAllByRole('heading', { name: brandsTexts.heading })).toHaveLength(
      Math.min(brands.length, 1),
    );
    if (groups.home.length > 0) {
      const row = within(canvas.getByRole('region', { name: selectedWorks.heading }));
      const works = row.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
      await expect(works.map((work) => work.getAttribute('href'))).toEqual(groups.home.map(workHref));
    }
    if (shown.length === 0) return;
    const doors = canvas.getByRole('region', { name: tilesHeading });
    const links = within(doors).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(shown.map(({ href }) => href));
    const titles = within(doors).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(shown.map(({ title }) => title));
    for (const [index, { text }] of shown.entries()) await expect(links[index]).toHaveTextContent(text);
  },
});

export const WorkPressed = meta.story({
  args: { form: 'idle.ready' },
  play: async ({ args, canvas }) => {
    const [first] = groups.home;
    if (first === undefined) return;
    const { alt, title } = texts[first] ?? {};
    await userEvent.click(canvas.getByRole('link', { name: `${alt} ${title}` }));
    await expect(args.onOpenWork).toHaveBeenCalledWith(first);
  },
});

export const WithoutBrands = meta.story({
  args: { form: 'idle.ready', brands: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: brandsTexts.heading })).toBeNull();
  },
});

/** The content names no works, or none that the gallery has. */
export const WithoutWorks = meta.story({
  args: { form: 'idle.ready', works: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: selectedWorks.heading })).toBeNull();
  },
});

export const LightboxOpen = meta.story({ args: { form: 'idle.ready', lightbox: 'open.fitted' } });

export const InvalidEmail = meta.story({ args: { form: 'idle.invalid' } });

export const Subscribing = meta.story({ args: { form: 'submitting' } });

export const Subscribed = meta.story({ args: { form: 'idle.subscribed' } });

export const FailedToSubscribe = meta.story({ args: { form: 'idle.failed' } });
