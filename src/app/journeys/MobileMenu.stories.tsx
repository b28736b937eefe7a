import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { contactPage } from '#content/contactPage.ts';
import { shellTexts } from '#content/navigation.ts';
import { narrowOnly } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { destinationFrom } from './headings.ts';
import { Site } from './Site.tsx';
import { everythingIsStill, press, siteParameters, startingAt, waitForPage } from './visit.plays.ts';

const { menu, openMenu } = shellTexts;
const there = destinationFrom('/contact', '/store');

async function open(): Promise<void> {
  await press(openMenu);
  const dialog = await screen.findByRole('dialog', { name: menu });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const meta = preview.meta({
  title: 'Journeys/Mobile Menu',
  component: Site,
  parameters: { ...siteParameters, chromatic: narrowOnly },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const GoesToTheStore = meta.story({
  beforeEach: startingAt('/contact'),
  play: async ({ step }) => {
    await step('Opens a page on a telephone', () => waitForPage(contactPage.heading));
    await step('Opens the menu', open);
    await step('Goes back: the menu is closed, the page is the same', async () => {
      history.back();
      await isClosed();
      await waitFor(() => expect(screen.getByRole('button', { name: openMenu })).toHaveFocus());
      await expect(location.pathname).toBe('/contact');
    });
    await step('Opens it again', open);
    await step(`Chooses ${there.label}: the menu closes, and the page is there`, async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(dialog.getByRole('link', { name: there.label }));
      await isClosed();
      await waitForPage(there.heading);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    });
    await everythingIsStill();
  },
});
