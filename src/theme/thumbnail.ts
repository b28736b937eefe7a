type Radius = 'md' | 'lg';

/** A work that opens in the lightbox. */
export const thumbnail = (borderRadius: Radius) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    borderRadius,
    color: 'fg',
    textDecoration: 'none',
    scrollMarginBlock: '6',
    _focusVisible: { borderRadius },
    '&:is(:hover, :focus-visible) img': { transform: 'scale(1.03)' },
    _motionReduce: { '& img': { transition: 'none', transform: 'none!' } },
  }) as const;

/** The thumbnail's picture, always four by five. */
export const thumbnailFrame = (borderRadius: Radius) =>
  ({
    position: 'relative',
    aspectRatio: '[4 / 5]',
    overflow: 'hidden',
    borderRadius,
    boxShadow: 'card',
    '& img': {
      transitionProperty: '[transform]',
      transitionDuration: 'slow',
      transitionTimingFunction: 'out',
    },
  }) as const;
