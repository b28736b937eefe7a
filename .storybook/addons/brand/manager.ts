import { addons } from 'storybook/manager-api';
import { themes } from '../../themes.ts';

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const preferredTheme = () => (darkScheme.matches ? themes.dark : themes.light);

addons.setConfig({ theme: preferredTheme() });

addons.register('studio/brand', (api) => {
  darkScheme.addEventListener('change', () => api.setOptions({ theme: preferredTheme() }));
});
