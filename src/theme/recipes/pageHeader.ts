import { defineSlotRecipe } from '@pandacss/dev';
import { halftone } from './halftone.ts';
import { kicker } from './kicker.ts';

export const pageHeader = defineSlotRecipe({
  className: 'page-header',
  description: 'What a page begins with: its name, what it is about, and what is to be said before all else',
  slots: ['root', 'inner', 'notice', 'kicker', 'intro'],
  base: {
    root: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'clip',
      pt: { base: '10', md: '14', lg: '20' },
      pb: { base: '2', md: '4' },
      _before: halftone,
    },
    inner: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: 'full',
      maxWidth: 'content',
      mx: 'auto',
      px: 'gutter',
    },
    notice: {
      width: 'full',
      maxWidth: '[44rem]',
      mb: '8',
      /* Where scripts run, what stands in a noscript is no element. */
      '&:not(:has(> :not(noscript), noscript > *))': { display: 'none' },
    },
    kicker: { ...kicker, mb: '3' },
    intro: { mt: '5', maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg' },
  },
});
