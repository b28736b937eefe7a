import { defineSlotRecipe } from '@pandacss/dev';

/** The height of the bars above and below the picture. */
const AROUND = '9.5rem';

/** Set by the build for pictures whose ratio differs from the gallery's. */
const FIT = 'min(90vw, var(--room) * var(--ratio, 0.8))';

/** A dark overlay with one picture, in both themes. */
export const lightbox = defineSlotRecipe({
  className: 'lightbox',
  description: 'One work, fitted to the viewport',
  slots: [
    'root',
    'bar',
    'count',
    'tools',
    'tool',
    'stage',
    'frame',
    'picture',
    'step',
    'caption',
    'title',
    'medium',
    'broken',
    'status',
  ],
  base: {
    root: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr) auto]',
      overflow: 'hidden',
      bg: 'bg.canvas',
      color: 'fg',
      outline: 'none',
      /* The lightbox itself has focus; rounded corners would show the page behind it. */
      _focusVisible: { borderRadius: 'none' },
      /* Everything except the picture and the controls is backdrop, and closes. */
      '& > *': { minWidth: '0', pointerEvents: 'none' },
      '& :is(a, button, figure, [data-part=caption])': { pointerEvents: 'auto' },
      '--room': `calc(100vh - ${AROUND})`,
      '@supports (height: 100dvh)': { '--room': `calc(100dvh - ${AROUND})` },
      /* Locks the page's scroll. */
      ':root:has(&)': { overflow: 'hidden', _print: { overflow: 'visible' } },
      /* Of its page, only the work is printed. */
      ':has(> &) > :not(&)': { _print: { display: 'none!' } },
      _print: { position: 'static!', display: 'block!' },
      '&[data-fades-in]': { animation: 'fade-in {durations.normal} {easings.out}' },
      _motionReduce: { animation: 'none!' },
    },
    bar: {
      _print: { display: 'none!' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '14',
      px: { base: '3', md: '5' },
    },
    count: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    /* Reserved for the zoom buttons, which appear after hydration. */
    tools: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      minWidth: '[min(8.75rem, 48vw)]',
    },
    tool: {
      '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
    },
    stage: { position: 'relative', display: 'grid', placeItems: 'center', minHeight: '0' },
    frame: {
      position: 'relative',
      maxWidth: '[90vw]',
      maxHeight: 'full',
      overflow: 'hidden',
      borderRadius: 'md',
      cursor: 'zoom-in',
      touchAction: 'pan-y',
      userSelect: 'none',
      overscrollBehavior: 'contain',
      _print: { maxWidth: 'full!', overflow: 'visible!' },
      '&[data-zoomed]': { overflow: 'auto', cursor: 'zoom-out', touchAction: '[pan-x pan-y]' },
      '&[data-broken]': { cursor: 'auto' },
      _focusVisible: { outlineOffset: '[-3px]' },
    },
    picture: {
      width: `[calc(${FIT} * var(--zoom, 1))]`,
      maxWidth: 'none',
      height: 'auto',
      _print: { width: 'auto!', maxWidth: 'full!', maxHeight: '[80vh]' },
    },
    /* Beside the picture; on a narrow screen beside the title, within a thumb's reach. */
    step: {
      _print: { display: 'none!' },
      position: 'absolute',
      zIndex: 'raised',
      bottom: '[-4.25rem]',
      borderRadius: 'full',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.control',
      '&[data-step=previous]': { left: { base: '[min(0.75rem, 4vw)]', md: '5' } },
      '&[data-step=next]': { right: { base: '[min(0.75rem, 4vw)]', md: '5' } },
      '&[aria-disabled=true]': { color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed' },
      md: { top: '[50%]', bottom: 'auto', translate: '[0 -50%]' },
    },
    caption: {
      justifySelf: 'center',
      alignSelf: 'start',
      minHeight: '[5rem]',
      maxWidth: 'full',
      px: { base: '[min(4rem, 20vw)]', md: '4' },
      pt: '3',
      pb: '4',
      textAlign: 'center',
    },
    title: { fontFamily: 'display', fontWeight: 'black', fontSize: 'xl', lineHeight: 'tight' },
    medium: { mt: '1', color: 'fg.muted', fontSize: 'sm' },
    broken: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      width: `[${FIT}]`,
      aspectRatio: '[4 / 5]',
      p: '6',
      bg: 'bg.surface',
      color: 'fg.muted',
      textAlign: 'center',
      '& svg': { width: '10', height: '10' },
      '& strong': { color: 'fg' },
    },
    status: { srOnly: true },
  },
});
