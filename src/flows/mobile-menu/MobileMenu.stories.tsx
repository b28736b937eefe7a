import { expect, fn, screen, userEvent } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import { socialLinks } from '#content/services.ts';
import { shownNavigation } from '#content/shown.ts';
import { narrowOnly } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import MobileMenu from './MobileMenu.tsx';
import { mobileMenuMachine } from './mobileMenu.machine.ts';

interface At {
  /** The flow's state. */
  at: 'open' | 'closed';
  path: string;
  onClose: () => void;
  onFollow: () => void;
  onTip?: () => void;
}

function MobileMenuAt({ at, ...rest }: At) {
  return <MobileMenu isOpen={at === 'open'} finalFocusEl={() => null} {...rest} />;
}

const current = shownNavigation.find(({ href }) => href === '/music') ?? shownNavigation[0];

const meta = preview.meta({
  title: 'Flows/Mobile Menu/States',
  component: MobileMenuAt,
  parameters: { chromatic: narrowOnly, machine: mobileMenuMachine },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { path: current?.href ?? '/home', onClose: fn(), onFollow: fn() },
});

export const Open = meta.story({
  parameters: { spec: ['S2.header.menu', 'S4.menu'] },
  args: { at: 'open' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: shellTexts.menu });
    await expect(screen.getAllByRole('link')).toHaveLength(shownNavigation.length + socialLinks.length);
    await expect(screen.getByRole('link', { name: current?.label ?? '' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(screen.getByRole('button', { name: shellTexts.closeMenu }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** On the narrowest screens the tip jar is in the menu. */
export const WithTheTipJar = meta.story({
  parameters: { spec: ['S2.header.tip-jar'] },
  args: { at: 'open', onTip: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: shellTexts.menu });
    const jar = screen.getByText(shellTexts.tipJar);
    // In a frame wide enough for the header's tip jar it is hidden.
    if (!jar.checkVisibility()) return;
    await userEvent.click(jar);
    await expect(args.onTip).toHaveBeenCalledOnce();
  },
});

export const Closed = meta.story({
  parameters: { spec: ['S4.menu'] },
  args: { at: 'closed' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
