import { fieldAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

const control = {
  width: 'full',
  minHeight: '12',
  px: '4',
  py: '2.5',
  bg: 'bg.inset',
  color: 'fg',
  borderWidth: 'line',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'md',
  fontFamily: 'body',
  fontSize: 'input',
  lineHeight: 'snug',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'fast',
  transitionTimingFunction: 'out',
  _placeholder: { color: 'fg.muted', opacity: 'full' },
  _hover: { borderColor: 'fg.muted' },
  /* The focus ring overlaps the border, since label and hint are close. */
  _focusVisible: { borderColor: 'accent.text', outlineOffset: '0' },
  _disabled: { color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed', opacity: 'full' },
  _invalid: { borderColor: 'danger.text' },
  _motionReduce: { transition: 'none' },
} as const;

export const field = defineSlotRecipe({
  className: 'field',
  description: 'A labeled input with its hint and its error',
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', width: 'full', minWidth: '0' },
    label: { mb: '1.5', color: 'fg', fontSize: 'sm', fontWeight: 'bold', lineHeight: 'snug' },
    requiredIndicator: { ml: '1.5', color: 'fg.muted', fontWeight: 'normal' },
    input: control,
    textarea: { ...control, resize: 'vertical' },
    helperText: { mt: '1.5', color: 'fg.muted', fontSize: 'sm', lineHeight: 'snug' },
    errorText: {
      color: 'danger.text',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: 'snug',
      mt: '1.5',
      /* Without height when empty, but rendered: a live region must exist before its text changes. */
      '&:empty': { mt: '0' },
      '&:has(> span)': { display: 'grid' },
      '& > span': { gridArea: '1 / 1' },
      '& > [data-reserve]': { visibility: 'hidden' },
      '& > [data-reserve]::before': { content: 'attr(data-reserve)' },
    },
  },
});
