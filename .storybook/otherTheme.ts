import addonA11y from '@storybook/addon-a11y';
import type { Renderer, StoryContext } from 'storybook/internal/csf';
import { colorRules } from './colorRules.ts';

const checks = [addonA11y().afterEach ?? []].flat();

const root = document.documentElement;

function turnTo(theme: string): void {
  root.dataset['theme'] = theme;
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** The addon has checked every rule in the story's own theme; another theme changes colors only. */
const colorRulesOnly = (context: StoryContext<Renderer>): StoryContext<Renderer> => ({
  ...context,
  parameters: {
    ...context.parameters,
    a11y: { ...context.parameters['a11y'], options: { runOnly: colorRules } },
  },
});

/** Under Vitest, checks a played story's colors in the theme that it was not played in. */
export async function checkOtherTheme(context: StoryContext<Renderer>): Promise<void> {
  if (import.meta.env['VITEST'] === undefined) return;
  const own = root.dataset['theme'] ?? 'dark';
  const other = own === 'light' ? 'dark' : 'light';
  turnTo(other);
  try {
    for (const check of checks) await check(colorRulesOnly(context));
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    turnTo(own);
  }
}
