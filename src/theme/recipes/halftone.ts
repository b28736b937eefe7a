/** The photocopied gig poster behind a page's beginning, thinning out from the corner; on a narrow screen it ends above the words. */
export const halftone = {
  content: '""',
  position: 'absolute',
  zIndex: 'behind',
  top: '0',
  right: '0',
  width: '[min(44rem, 80%)]',
  height: { base: '20', lg: 'full' },
  color: 'border.subtle',
  backgroundImage: '[radial-gradient(currentColor 1.6px, transparent 1.9px)]',
  backgroundSize: '[10px 10px]',
  maskImage: '[linear-gradient(to bottom left, black, transparent 65%)]',
} as const;
