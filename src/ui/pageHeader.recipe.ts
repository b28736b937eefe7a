import { defineSlotRecipe } from '@pandacss/dev';

export const pageHeader = defineSlotRecipe({
  className: 'page-header',
  description: 'The header of a page: kicker, heading, intro and an optional notice',
  slots: ['root', 'inner', 'notice', 'kicker', 'intro'],
  base: {
    root: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'clip',
      pt: { base: '10', md: '14', lg: '20' },
      pb: { base: '2', md: '4' },
      _before: { layerStyle: 'halftoneCorner', top: '0', height: { base: '20', lg: 'full' } },
    },
    inner: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      layerStyle: 'content',
    },
    notice: {
      width: 'full',
      maxWidth: '[44rem]',
      mb: '8',
      /* Where scripts run, the content of `noscript` is not rendered. */
      '&:not(:has(> :not(noscript), noscript > *))': { display: 'none' },
    },
    kicker: { textStyle: 'kicker', color: 'second', mb: '3' },
    intro: { mt: '5', maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg', textWrap: 'balance' },
  },
});
