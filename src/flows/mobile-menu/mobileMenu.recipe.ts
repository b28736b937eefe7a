import { defineSlotRecipe } from '@pandacss/dev';

/** Narrower headers fit two buttons beside the studio's name; the tip jar moves into the menu. */
export const WITHOUT_ROOM_FOR_JAR = '@media (max-width: 22.49rem)';

export const mobileMenu = defineSlotRecipe({
  className: 'mobile-menu',
  description: 'The content of the mobile menu',
  slots: ['list', 'link', 'tip', 'social', 'socialLink'],
  base: {
    list: { display: 'flex', flexDirection: 'column' },
    link: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '16',
      color: 'fg',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: '2xl',
      lineHeight: 'flat',
      textDecoration: 'none',
      borderBottomWidth: 'hairline',
      borderBottomStyle: 'dashed',
      borderBottomColor: 'border.subtle',
      _hover: { color: 'accent.text' },
      '&[aria-current]': { color: 'accent.text' },
    },
    tip: { alignSelf: 'flex-start', display: 'none', [WITHOUT_ROOM_FOR_JAR]: { display: 'inline-flex' } },
    /* Five of them fit in a row on the narrowest screen. */
    social: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: '2',
      columnGap: '[clamp(0.125rem, (100% - 13.75rem) / 4, 0.5rem)]',
      mt: 'auto',
    },
    socialLink: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      layerStyle: 'roundControl',
      borderWidth: 'hairline',
      color: 'fg',
      _hover: { color: 'accent.text', borderColor: 'accent.text' },
    },
  },
});
