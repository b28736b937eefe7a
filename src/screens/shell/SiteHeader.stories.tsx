import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import { socialLinks } from '#content/services.ts';
import { shownNavigation } from '#content/shown.ts';
import { mobileMenuMachine } from '#flows/mobile-menu/mobileMenu.machine.ts';
import { themeMachine } from '#flows/theme/theme.machine.ts';
import { narrowOnly, wideOnly } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', flows: [themeMachine] },
  args: { onToggleTheme: fn() },
});

export const Wide = meta.story({
  parameters: { spec: ['S2.header.navigation', 'S2.header.social'], chromatic: wideOnly },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas, globals }) => {
    // Docs pages frame it at their own width; narrow ones show the menu.
    if (innerWidth < 768) return;
    const name = globals['theme'] === 'light' ? shellTexts.switchToDark : shellTexts.switchToLight;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onToggleTheme).toHaveBeenCalledOnce();
    const pages = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(pages.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      shownNavigation.map(({ label, href }) => [label, href]),
    );
    for (const { label } of socialLinks) {
      const elsewhere = within(canvas.getByRole('list', { name: shellTexts.social }));
      const link = elsewhere.getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
});

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: shellTexts.openMenu }));
  const menu = await screen.findByRole('dialog', { name: shellTexts.menu });
  // The button can be focused after hydration.
  await waitFor(() => expect(menu).toContainElement(document.querySelector(':focus')));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const narrow = { viewport: { value: 'mobile1', isRotated: false } };

/** Escape closes the menu and returns focus. */
export const MenuClosedByEscape = meta.story({
  globals: narrow,
  parameters: { chromatic: narrowOnly, flows: [mobileMenuMachine] },
  play: async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: shellTexts.openMenu })).toHaveFocus());
  },
});

/** Back closes the menu and stays on the page. */
export const MenuClosedByBack = meta.story({
  globals: narrow,
  parameters: { chromatic: narrowOnly },
  play: async () => {
    const address = location.href;
    await openMenu();
    history.back();
    await isClosed();
    await expect(location.href).toBe(address);
  },
});
