import addonA11y from '@storybook/addon-a11y';
import type { Renderer, StoryContext } from 'storybook/internal/csf';

const checks = [addonA11y().afterEach ?? []].flat();

const root = document.documentElement;

function turnTo(theme: string): void {
  root.dataset['theme'] = theme;
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/**
 * Looks at a played story's accessibility in the theme that it was not played in. The addon does so in the one that it
 * was, and in a Storybook that somebody looks at only that is wanted.
 */
export async function checkOtherTheme(context: StoryContext<Renderer>): Promise<void> {
  if (import.meta.env['VITEST'] === undefined) return;
  const own = root.dataset['theme'] ?? 'dark';
  const other = own === 'light' ? 'dark' : 'light';
  turnTo(other);
  try {
    for (const check of checks) await check(context);
  } catch (error) {
    throw new Error(`In the ${other} theme: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    turnTo(own);
  }
}
