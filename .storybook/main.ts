import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { writeLooks } from '../.scripts/looks/files.ts';
import { testCitationsPlugin } from '../tests/spec/testCitationsPlugin.ts';
import { fontFaces } from './fonts.ts';
import { publicPath } from './publicPath.ts';
import { shownStories } from './shownStories.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Storybook's own page is not built by Vite: it finds the icon and the fonts here. */
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
  /* A canvas that is opened by itself would ask for an icon outside of the folder that it is published in. */
  previewHead: (head) => `${head ?? ''}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  managerHead: (head) => `${head ?? ''}<style>${fontFaces}</style>`,
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), publicPath(), testCitationsPlugin(root)],
  }),
});
