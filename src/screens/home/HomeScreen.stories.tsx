import { expect, fn } from 'storybook/test';
import { tiles } from '#content/home.ts';
import { NewsletterForm } from '#flows/newsletter/NewsletterForm.tsx';
import { newsletterStates } from '#flows/newsletter/newsletter.fixtures.ts';
import preview from '#storybook/preview.tsx';
import { HomeScreen } from './HomeScreen.tsx';

/** The page with its form in one of the form's states. */
function HomeWithForm({ form }: { form: keyof typeof newsletterStates }) {
  return <HomeScreen signup={<NewsletterForm state={newsletterStates[form]} send={fn()} />} />;
}

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeWithForm,
  parameters: { layout: 'fullscreen' },
});

export const Home = meta.story({
  args: { form: 'idle.ready' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Neon Lasso Studio');
    for (const { title, href } of tiles) {
      await expect(canvas.getByRole('heading', { name: title }).closest('a')).toHaveAttribute('href', href);
    }
  },
});

export const InvalidEmail = meta.story({
  args: { form: 'idle.invalid' },
});
