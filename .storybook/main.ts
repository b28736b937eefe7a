import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { writeLooks } from '../.scripts/looks/files.ts';
import { testCitationsPlugin } from '../tests/spec/testCitationsPlugin.ts';
import { fontFaces } from './fonts.ts';
import { publicPath } from './publicPath.ts';
import { shownStories } from './shownStories.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The icon and the fonts of the manager, which Vite does not build. */
const looks = join(root, 'node_modules', '.cache', 'storybook-looks');
await writeLooks(looks);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: shownStories(),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../public',
    '../mocks/static',
    looks,
    { from: '../node_modules/elkjs/lib/elk-worker.min.js', to: '/elk-worker.min.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  /* A canvas without the manager would request an icon outside of its folder. */
  previewHead: (head) => `${head ?? ''}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  managerHead: (head) => `${head ?? ''}<style>${fontFaces}</style>`,
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), publicPath(), testCitationsPlugin(root)],
  }),
});
