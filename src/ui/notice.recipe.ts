import { defineSlotRecipe } from '@pandacss/dev';

export const notice = defineSlotRecipe({
  className: 'notice',
  description: 'An inline message',
  slots: ['root', 'icon', 'text'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '4',
      py: '3',
      bg: 'bg.raised',
      borderRadius: 'md',
      borderWidth: 'line',
      borderStyle: 'solid',
      fontSize: 'md',
      lineHeight: 'snug',
    },
    icon: { flexShrink: 0, display: 'inline-flex', fontSize: 'lg' },
    text: { color: 'fg', minWidth: '0' },
  },
  variants: {
    tone: {
      success: { root: { borderColor: 'success.text' }, icon: { color: 'success.text' } },
      error: { root: { borderColor: 'danger.text' }, icon: { color: 'danger.text' } },
      info: { root: { borderColor: 'border.control' }, icon: { color: 'second' } },
    },
  },
  defaultVariants: { tone: 'info' },
});
