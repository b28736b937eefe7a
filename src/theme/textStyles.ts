import { defineTextStyles } from '@pandacss/dev';

/** Type that several recipes share, applied by `textStyle`. */
export const textStyles = defineTextStyles({
  kicker: {
    description: "The line above a page's heading",
    value: { fontSize: 'sm', fontWeight: 'bold', letterSpacing: 'wide', textTransform: 'uppercase' },
  },
});
