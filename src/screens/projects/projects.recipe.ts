import { defineSlotRecipe } from '@pandacss/dev';
import { stagger } from '#theme/stagger.ts';
import { PROJECT_CARD_ROWS } from './projectCard.recipe.ts';

/** The panel fills the rest of the last row, whatever the number of projects. */
const lastCardIs = (place: '2n + 1' | '3n + 1' | '3n + 2') =>
  `ul:has(> li:last-child:nth-child(${place})) + &` as const;

export const projects = defineSlotRecipe({
  className: 'projects',
  description: 'The page of games and apps',
  slots: [
    'intro',
    'words',
    'kicker',
    'description',
    'counters',
    'counter',
    'number',
    'wall',
    'list',
    'panel',
    'panelLists',
    'panelHeading',
    'panelList',
  ],
  base: {
    intro: {
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      layerStyle: 'content',
      pt: { base: '10', md: '14', lg: '20' },
      pb: '10',
      lg: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: '16' },
    },
    words: { minWidth: '0' },
    kicker: { textStyle: 'kicker', color: 'second', mb: '3' },
    description: { mt: '5', maxWidth: 'prose', color: 'fg.muted', fontSize: 'lg', textWrap: 'balance' },
    counters: { display: 'flex', flexWrap: 'wrap', flexShrink: 0, gap: '4', maxWidth: 'full' },
    /* A ticket with a dashed tear line. */
    counter: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      minWidth: '32',
      px: '6',
      py: '4',
      bg: 'bg.surface',
      borderRadius: 'md',
      borderWidth: 'line',
      borderStyle: 'dashed',
      borderColor: 'border.subtle',
      fontWeight: 'bold',
      flexGrow: { base: 1, md: 0 },
    },
    number: {
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: '3xl',
      lineHeight: 'flat',
      '&[data-type=game]': { color: 'third' },
      '&[data-type=app]': { color: 'second' },
    },
    wall: {
      display: 'grid',
      gridTemplateColumns: {
        base: '[minmax(0, 1fr)]',
        md: '[repeat(2, minmax(0, 1fr))]',
        lg: '[repeat(3, minmax(0, 1fr))]',
      },
      columnGap: '6',
      layerStyle: 'content',
    },
    list: {
      display: 'contents',
      '& > li': {
        display: 'grid',
        gridRow: PROJECT_CARD_ROWS,
        gridTemplateRows: 'subgrid',
        rowGap: '0',
        pb: '6',
        animationName: 'rise-in',
        animationDuration: 'slow',
        animationTimingFunction: 'out',
        animationFillMode: 'backwards',
        /* The page's first picture is shown without waiting to be visible. */
        _firstOfType: { animationName: 'rise', _motionReduce: { animation: 'none' } },
        _motionReduce: { animation: 'none' },
      },
      ...stagger(24, 50),
    },
    panel: {
      gridColumn: '[1 / -1]',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '8',
      mb: '6',
      px: { base: '5', md: '10' },
      py: '10',
      bg: 'bg.raised',
      borderRadius: 'lg',
      borderWidth: 'line',
      borderStyle: 'dashed',
      borderColor: 'border.subtle',
      mdToLg: { [lastCardIs('2n + 1')]: { gridColumn: 'span 1', gridRow: PROJECT_CARD_ROWS } },
      lg: {
        [lastCardIs('3n + 1')]: { gridColumn: 'span 2', gridRow: PROJECT_CARD_ROWS },
        [lastCardIs('3n + 2')]: { gridColumn: 'span 1', gridRow: PROJECT_CARD_ROWS },
      },
    },
    panelLists: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 15rem), 1fr))]',
      gap: '8',
    },
    panelHeading: {
      mb: '4',
      fontSize: 'xl',
      '&[data-type=game]': { color: 'third' },
      '&[data-type=app]': { color: 'second' },
    },
    panelList: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      '& li': { display: 'flex', gap: '3', lineHeight: 'snug', textWrap: 'pretty' },
      '& svg': { flexShrink: 0, color: 'fg.muted', mt: '0.5' },
    },
  },
});
