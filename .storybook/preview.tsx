import '#theme/theme.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure, sb } from 'storybook/test';
import { clearNotices } from '#ui/notify.ts';
import addonFaults from './addons/faults/preview.ts';
import addonStatechart from './addons/statechart/preview.ts';
import { addonCitations } from './citations.ts';
import { Container } from './docs/Container.tsx';
import { themeAround } from './docs/themeAround.ts';
import { keepDialogsOpen } from './keepDialogsOpen.ts';
import { startMocks } from './mocks.ts';
import { modes } from './modes.ts';
import { checkOtherTheme } from './otherTheme.ts';
import { beginRun, endRun } from './storyRun.ts';

sb.mock(import('../src/flows/redirect.ts'), { spy: true });
sb.mock(import('../src/flows/player/PlayerFrame.tsx'), { spy: true });
sb.mock(import('../src/ui/useHasInteracted.ts'), { spy: true });

// Long, because a busy machine is not a broken story.
configure({ asyncUtilTimeout: 5000 });

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(startMocks),
    addonCitations(),
    addonStatechart(),
    addonFaults(),
  ],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { matchers: { color: /color$/i } },
    docs: { codePanel: true, container: Container },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Review Tools',
          'Traceability',
          'Foundations',
          ['Colors', 'Type', 'Space and Depth', 'Motion', 'Icons', 'Pictures'],
          'Components',
          'Flows',
          ['*', ['About', 'Atlas', 'States', 'Answers']],
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  initialGlobals: { theme: themeAround() },
  globalTypes: {
    theme: {
      description: 'Color theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
      return <Story />;
    },
  ],
  beforeAll: keepDialogsOpen,
  beforeEach: (context) => beginRun(context, clearNotices),
  afterEach: [checkOtherTheme, endRun],
});
