import { useGlobals, useStoryContext } from 'storybook/preview-api';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoriesFile } from '../docs/storiesOf.ts';
import { textAt } from '../docs/textAt.ts';
import { deviceFor } from './devices.ts';
import { StateAtlas } from './StateAtlas.tsx';

/** Makes a story an atlas of these stories' states. It follows the toolbar: its theme, and its viewport if one is set. */
export function atlasOf(states: StoriesFile) {
  return {
    // Each of these states is compared by itself.
    parameters: { layout: 'fullscreen' as const, chromatic: { disableSnapshot: true } },
    render: function Atlas() {
      const [globals] = useGlobals();
      const { title } = useStoryContext();
      const isSized = textAt(globals, 'viewport', 'value') !== undefined;
      return (
        <StateAtlas
          heading={title.replace(/^.*\//, '')}
          of={states}
          theme={globals['theme'] === 'light' ? 'light' : 'dark'}
          device={isSized ? deviceFor(window.innerWidth) : 'Phone'}
        />
      );
    },
    play: async () => {
      for (const [index, picture] of screen.getAllByTitle(/, (dark|light)$/).entries())
        await waitFor(() => expect(isDrawn(picture), `picture ${index + 1} is drawn`).toBe(true));
    },
  };
}

/** Whether a frame has its document, in the sheet's own styles. */
function isDrawn(picture: HTMLElement): boolean {
  if (!(picture instanceof HTMLIFrameElement)) return false;
  const { documentElement, styleSheets } = picture.contentDocument ?? document;
  return documentElement.matches('.atlas-document[data-theme]') && styleSheets.length > 0;
}
