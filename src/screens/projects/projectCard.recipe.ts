import { defineSlotRecipe } from '@pandacss/dev';

/** The number of grid rows per card: subgrid aligns its parts with the neighbors'. */
export const PROJECT_CARD_ROWS = 'span 5';

export const projectCard = defineSlotRecipe({
  className: 'project-card',
  description: 'The card of a game or an app',
  slots: [
    'root',
    'picture',
    'head',
    'badge',
    'title',
    'link',
    'company',
    'description',
    'group',
    'label',
    'chips',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridRow: PROJECT_CARD_ROWS,
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateRows: 'subgrid',
      rowGap: '0',
      overflow: 'hidden',
      pb: '6',
      layerStyle: 'panel',
      transitionProperty: '[transform, border-color]',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
      _motionReduce: { transition: 'none', transform: 'none!' },
    },
    picture: { position: 'relative', aspectRatio: '[8 / 5]' },
    head: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      alignContent: 'start',
      columnGap: '3',
      px: '5',
      pt: '5',
    },
    /* Beside the title, centered on its first line. */
    badge: { gridColumn: '[2]', gridRow: '[1]', pt: '0.5' },
    title: {
      gridColumn: '[1]',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'xl',
      lineHeight: 'snug',
    },
    /* The whole card is the link; the title is its accessible name. */
    link: {
      color: 'fg',
      textDecoration: 'none',
      /* In the text, so that it follows a long title's last word. */
      '& svg': {
        display: 'inline-block',
        ml: '2',
        verticalAlign: '[-0.05em]',
        color: 'accent.text',
        width: '[0.85em]',
        height: '[0.85em]',
      },
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      _focusVisible: {
        outline: 'none',
        _after: {
          outlineWidth: 'thick',
          outlineStyle: 'solid',
          outlineColor: 'focus',
          outlineOffset: '[-3px]',
        },
      },
    },
    company: { gridColumn: '[1]', color: 'fg.muted', fontSize: 'sm' },
    description: { px: '5', pt: '3', color: 'fg', lineHeight: 'normal', fontSize: 'md' },
    group: { px: '5', pt: '5' },
    label: {
      mb: '2',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'bold',
      letterSpacing: 'wide',
      textTransform: 'uppercase',
    },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  },
  variants: {
    linked: {
      true: { root: { _hover: { transform: 'translateY(-4px)', borderColor: 'accent.text' } } },
      false: {},
    },
  },
  defaultVariants: { linked: false },
});
