import { defineSlotRecipe } from '@pandacss/dev';
import { kicker } from '#theme/kicker.ts';

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
      /* The halftone of a photocopied gig poster, fading from the corner. */
      _before: {
        content: '""',
        position: 'absolute',
        zIndex: 'behind',
        insetY: '0',
        right: '0',
        width: '[min(44rem, 80%)]',
        color: 'border.subtle',
        backgroundImage: '[radial-gradient(currentColor 1.6px, transparent 1.9px)]',
        backgroundSize: '[10px 10px]',
        maskImage: '[linear-gradient(to bottom left, black, transparent 65%)]',
      },
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
      /* Where scripts run, the content of `noscript` is not rendered. */
      '&:not(:has(> :not(noscript), noscript > *))': { display: 'none' },
    },
    kicker: { ...kicker, mb: '3' },
    intro: { mt: '5', maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg' },
  },
});
