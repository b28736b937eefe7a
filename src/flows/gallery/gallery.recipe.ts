import { defineSlotRecipe } from '@pandacss/dev';
import { galleryCategories } from '#content/gallery.ts';
import { thumbnail, thumbnailFrame } from '#theme/thumbnail.ts';

/** Styles per category in the address; the inline script sets the attribute on the root element. */
const forEach = (style: (category: string) => Record<string, object>) =>
  Object.assign({}, ...galleryCategories.map(style));

const CHOSEN = '&:is([aria-pressed=true], [aria-current=true])';
const chosen = { bg: 'accent.strong', borderColor: 'accent.strong', color: 'accent.fg' };

/**
 * The sticky filters, below the header; on a narrow screen one row that scrolls sideways. In very low windows, as under
 * a high zoom, they are not sticky.
 */
const inReach = {
  position: 'relative',
  mx: '[calc(-1 * {spacing.gutter})]',
  px: 'gutter',
  py: '3',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  overscrollBehaviorX: 'contain',
  bg: 'bg.canvas',
  '@media (min-height: 30rem)': { position: 'sticky', top: '[var(--header-height)]', zIndex: 'raised' },
} as const;

export const gallery = defineSlotRecipe({
  className: 'gallery',
  description: 'The filters and the grid of the gallery',
  slots: ['root', 'bar', 'filters', 'filter', 'count', 'grid', 'item', 'work', 'frame', 'title', 'category'],
  base: {
    root: { layerStyle: 'content', pt: '5', pb: 'section' },
    /* As tall as the grid, so that the filters stick for its whole height. */
    bar: { display: 'contents' },
    filters: {
      minWidth: '0',
      display: 'flex',
      gap: '2',
      ...inReach,
      /* Replaced by a note. */
      '@media (scripting: none)': { display: 'none' },
      _print: { display: 'none' },
    },
    filter: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      px: '4',
      borderRadius: 'full',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'border.control',
      color: 'fg',
      fontSize: 'sm',
      fontWeight: 'bold',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      whiteSpace: 'nowrap',
      flexShrink: 0,
      transitionProperty: '[background-color, border-color, color]',
      transitionDuration: 'fast',
      _hover: { bg: 'bg.hover', borderColor: 'accent.text' },
      _focusVisible: { borderRadius: 'full' },
      [CHOSEN]: chosen,
      ...forEach((category) => ({
        [`[data-filter="${category}"] &[href$="=${category}"]`]: chosen,
        [`[data-filter="${category}"] ${CHOSEN}:not([href$="=${category}"])`]: {
          bg: 'transparent',
          borderColor: 'border.control',
          color: 'fg',
        },
      })),
      _motionReduce: { transition: 'none' },
    },
    count: {
      mt: '1',
      mb: '5',
      color: 'fg.muted',
      fontSize: 'sm',
      '& [data-count]:not([data-count=all])': { display: 'none' },
      ...forEach((category) => ({
        [`[data-filter="${category}"] & [data-count]`]: {
          display: 'none',
          [`&[data-count="${category}"]`]: { display: 'inline' },
        },
      })),
    },
    grid: {
      display: 'grid',
      _print: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]!' },
      gap: '6',
      gridTemplateColumns: {
        base: '[minmax(0, 1fr)]',
        sm: '[repeat(2, minmax(0, 1fr))]',
        md: '[repeat(3, minmax(0, 1fr))]',
        lg: '[repeat(4, minmax(0, 1fr))]',
        xl: '[repeat(4, minmax(0, 1fr))]',
      },
    },
    item: {
      minWidth: '0',
      breakInside: 'avoid',
      ...forEach((category) => ({
        /* Works outside the address's filter, until React removes them. */
        [`[data-filter="${category}"] &:not([data-category="${category}"])`]: { display: 'none' },
        /* The first row of each category, when the address does not filter by it. */
        [`:root:not([data-filter="${category}"]) &[data-category="${category}"] [data-held] picture`]: {
          '@media (scripting: enabled)': { display: 'none!' },
        },
      })),
    },
    work: thumbnail('lg'),
    frame: {
      ...thumbnailFrame('lg'),
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0',
        borderRadius: 'lg',
        borderWidth: 'hairline',
        borderStyle: 'solid',
        borderColor: 'border.subtle',
        pointerEvents: 'none',
      },
    },
    title: {
      mt: '3',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: 'lg',
      lineHeight: 'snug',
      textWrap: 'balance',
    },
    category: { color: 'fg.muted', fontSize: 'xs' },
  },
});
