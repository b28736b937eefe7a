import { dialogAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

export const dialog = defineSlotRecipe({
  className: 'dialog',
  description: 'A modal dialog or drawer',
  slots: dialogAnatomy.extendWith('header', 'body').keys(),
  base: {
    backdrop: {
      _print: { display: 'none!' },
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'scrim',
      _open: { animation: 'fade-in {durations.normal} {easings.out}' },
      _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
      _motionReduce: { animation: 'none!' },
    },
    /* Fixed, it would cover the text on every printed page. */
    positioner: {
      _print: { display: 'none!' },
      position: 'fixed',
      inset: '0',
      /* Never below a notice. */
      bottom: '[var(--notices-room, 0px)]',
      zIndex: 'dialog',
      display: 'flex',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      /* For the focus ring. */
      scrollPaddingBlock: '2',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '0',
      borderStyle: 'solid',
      borderColor: 'border.subtle',
      boxShadow: 'overlay',
      pb: '[env(safe-area-inset-bottom, 0px)]',
      _focusVisible: { outline: 'none' },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'header',
      pl: '6',
      pr: '4',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'dashed',
      borderBottomColor: 'border.subtle',
    },
    title: { fontFamily: 'display', fontWeight: 'black', fontSize: 'xl', lineHeight: 'tight' },
    body: { display: 'flex', flexDirection: 'column', gap: '8', flexGrow: 1, px: '6', py: '6' },
    description: { color: 'fg.muted', lineHeight: 'snug' },
  },
  variants: {
    placement: {
      center: {
        /* In the middle of the window; only where a notice needs the room is it moved up. */
        positioner: {
          bottom: '0',
          display: 'grid',
          justifyItems: 'center',
          gridTemplateColumns: '[minmax(0, 1fr)]',
          gridTemplateRows: '[1fr minmax(0, auto) minmax(var(--notices-room, 0px), 1fr)]',
          p: '4',
        },
        content: {
          gridRow: '[2]',
          width: '[min(32rem, 100%)]',
          maxHeight: 'full',
          borderWidth: 'hairline',
          borderRadius: 'lg',
          _open: { animation: 'fade-in {durations.normal} {easings.out}' },
          _closed: { animation: 'fade-out {durations.fast} {easings.out}' },
          _motionReduce: { animation: 'none!' },
        },
      },
      edge: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          width: '[min(22rem, 88vw)]',
          height: 'full',
          borderLeftWidth: 'hairline',
          _open: { animation: 'drawer-in {durations.slow} {easings.out}' },
          _closed: { animation: 'drawer-out {durations.fast} {easings.out}' },
          _motionReduce: { animation: 'none!' },
        },
      },
    },
  },
  defaultVariants: { placement: 'center' },
});
