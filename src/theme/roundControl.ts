/** A round icon control of touch-target size. */
export const roundControl = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.control',
} as const;
