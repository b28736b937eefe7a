import { expect, fn, within } from 'storybook/test';
import { hero, tilesHeading } from '#content/home.ts';
import { newsletterTexts } from '#content/newsletter.ts';
import { NewsletterForm } from '#flows/newsletter/NewsletterForm.tsx';
import { newsletterStates } from '#flows/newsletter/newsletter.fixtures.ts';
import { newsletterMachine } from '#flows/newsletter/newsletter.machine.ts';
import { beforeScrolling } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { HomeScreen } from './HomeScreen.tsx';

/** The page with its form in one of the form's states. */
function HomeWithForm({ form }: { form: keyof typeof newsletterStates }) {
  return <HomeScreen signup={<NewsletterForm state={newsletterStates[form]} send={fn()} />} />;
}

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeWithForm,
  parameters: {
    layout: 'fullscreen',
    routes: ['/home'],
    parts: { form: newsletterMachine },
    chromatic: beforeScrolling,
  },
});

export const Home = meta.story({
  parameters: { spec: ['S2.home.hero', 'S2.home.brands', 'S2.home.tiles', 'S2.home.store-tile'] },
  args: { form: 'idle.ready' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neon Lasso Studio');
    await expect(canvas.getByText(hero.description)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: newsletterTexts.label })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: "Brands I've Worked With" })).toBeVisible();
    const tiles = canvas.getByRole('region', { name: tilesHeading });
    const links = within(tiles).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio?filter=concept-art',
      '/portfolio?filter=3d',
      '/music',
      '/projects',
      '/store',
    ]);
    const titles = within(tiles).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Character Concept Art',
      '3D Character Art',
      'Music',
      'Projects',
      'Store',
    ]);
    await expect(links.at(-1)).toHaveTextContent('Digital assets and art prints');
  },
});

export const InvalidEmail = meta.story({ args: { form: 'idle.invalid' } });

export const Subscribing = meta.story({ args: { form: 'submitting' } });

export const Subscribed = meta.story({ args: { form: 'idle.subscribed' } });

export const FailedToSubscribe = meta.story({ args: { form: 'idle.failed' } });
