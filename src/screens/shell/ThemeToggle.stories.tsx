import { expect, fn, screen, userEvent } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import { type Theme, themeMachine } from '#flows/theme/theme.machine.ts';
import preview from '#storybook/preview.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

interface At {
  /** The state that the flow is in; the page shows it, and the button's name says the other one. */
  at: Theme;
  onToggle: () => void;
}

/** The theme's switch. It reads the theme off the page, as the prerendered button has to. */
function ThemeToggleAt({ onToggle }: At) {
  return <ThemeToggle onToggle={onToggle} />;
}

const meta = preview.meta({
  title: 'Flows/Theme/States',
  component: ThemeToggleAt,
  parameters: { machine: themeMachine },
  // The story's own theme decides.
  argTypes: { at: { table: { disable: true } } },
  args: { onToggle: fn() },
});

export const Dark = meta.story({
  parameters: { spec: ['S4.theme.default'] },
  args: { at: 'dark' },
  globals: { theme: 'dark' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: shellTexts.switchToLight }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Light = meta.story({
  parameters: { spec: ['S4.theme.default'] },
  args: { at: 'light' },
  globals: { theme: 'light' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: shellTexts.switchToDark }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});
