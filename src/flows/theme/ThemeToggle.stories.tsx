import { expect, fn, screen, userEvent } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import preview from '#storybook/preview.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { type Theme, themeMachine } from './theme.machine.ts';

interface At {
  /** The flow's state, which the page shows; the button's name is the opposite. */
  at: Theme;
  onToggle: () => void;
}

/** The theme toggle, which reads the theme from the page, as the prerendered one does. */
function ThemeToggleAt({ onToggle }: At) {
  return <ThemeToggle onToggle={onToggle} />;
}

const meta = preview.meta({
  title: 'Flows/Theme/States',
  component: ThemeToggleAt,
  parameters: { machine: themeMachine },
  // The story's theme decides.
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
