import { expect, screen, waitFor } from 'storybook/test';
import { contactPage } from '#content/contactPage.ts';
import { shellTexts } from '#content/navigation.ts';
import { startTheme } from '#flows/theme/themeFlow.ts';
import { wideOnly } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { destinationFrom } from './headings.ts';
import { Site } from './Site.tsx';
import { choose, everythingIsStill, press, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const { switchToDark, switchToLight } = shellTexts;
const there = destinationFrom('/contact', '/store');

const meta = preview.meta({
  title: 'Journeys/Theme',
  component: Site,
  parameters: siteParameters,
});

export const SwitchesTheTheme = meta.story({
  parameters: { chromatic: wideOnly },
  beforeEach: startingAt('/contact'),
  play: async ({ globals, step }) => {
    const [first, other] = globals['theme'] === 'light' ? ['light', 'dark'] : ['dark', 'light'];
    await step('Opens a page', async () => {
      await waitForPage(contactPage.heading);
      startTheme();
      await expect(document.documentElement).toHaveAttribute('data-theme', first);
    });
    await step('Switches the theme', async () => {
      await press(first === 'dark' ? switchToLight : switchToDark);
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', other));
      await expect(localStorage.getItem('theme')).toBe(other);
    });
    await step('Goes to another page, in the same theme', async () => {
      await choose(there.label);
      await waitForPage(there.heading);
      await expect(document.documentElement).toHaveAttribute('data-theme', other);
    });
    await step('The switch leads back', async () => {
      const name = first === 'dark' ? switchToDark : switchToLight;
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());
    });
    await everythingIsStill();
  },
});
