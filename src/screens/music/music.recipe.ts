import { defineSlotRecipe } from '@pandacss/dev';
import { TORN_EDGE } from '#theme/tornEdge.ts';

export const music = defineSlotRecipe({
  className: 'music',
  description: 'The music page; its hero is always dark',
  slots: [
    'hero',
    'picture',
    'inner',
    'kicker',
    'description',
    'services',
    'servicesLabel',
    'biography',
    'portrait',
    'paragraphs',
  ],
  base: {
    hero: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      overflow: 'clip',
      isolation: 'isolate',
      bg: 'bg.canvas',
      color: 'fg',
      clipPath: `[${TORN_EDGE}]`,
      lg: { minHeight: '[clamp(max(36rem, min(50vw, 80rem)), calc(100svh - 4.5rem), 56.25vw)]' },
    },
    /*
     * Below the words, the part with the band; beside them, the whole stage. There the hero is between 16:9, as the
     * picture is, and 2:1, so that no more than the sky over the sign is cut off.
     */
    picture: {
      _print: { display: 'none' },
      order: 1,
      zIndex: 'behind',
      aspectRatio: '[5 / 4]',
      mt: '[-5vw]',
      maskImage: '[linear-gradient(to bottom, transparent, black 16%)]',
      '& img': { objectPosition: '[100% 100%]' },
      lg: {
        position: 'absolute',
        inset: '0',
        aspectRatio: 'auto',
        mt: '0',
        maskImage: 'none',
      },
    },
    inner: {
      _print: { py: '8!' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      layerStyle: 'content',
      pt: '8',
      md: { pt: '12' },
      lg: { alignSelf: 'center', py: '16' },
    },
    kicker: { textStyle: 'kicker', color: 'second', mb: '4' },
    description: {
      mt: '5',
      maxWidth: { base: '[30rem]', lg: '[22rem]', xl: '[26rem]' },
      fontSize: 'lg',
      lineHeight: 'normal',
    },
    services: { mt: '7', width: 'full' },
    servicesLabel: { mb: '3', fontWeight: 'bold' },
    biography: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gap: '8',
      md: { gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]', alignItems: 'center', gap: '12' },
      lg: { gap: '16' },
      '& > :only-child': { gridColumn: '[1 / -1]' },
    },
    /* A print, pinned up slightly rotated. */
    portrait: {
      width: '[min(100%, 22rem)]',
      p: '3',
      bg: 'bg.raised',
      borderRadius: 'md',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: 'card',
      transform: 'rotate(-2deg)',
      '& img': { borderRadius: 'sm' },
      md: { width: 'full', maxWidth: '[26rem]' },
    },
    paragraphs: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'prose', fontSize: 'lg' },
  },
});
