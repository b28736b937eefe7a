import { defineMain } from '@storybook/react-vite/node';
import { publicPath } from './publicPath.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    '../public',
    '../mocks/static',
    { from: '../node_modules/elkjs/lib/elk-worker.min.js', to: '/elk-worker.min.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  /* A canvas that is opened by itself would ask for an icon outside of the folder that it is published in. */
  previewHead: (head) => `${head ?? ''}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), publicPath()] }),
});
