import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { type HeadingVariantProps, heading } from '#styled/recipes';

interface HeadingProps extends ComponentProps<'h2'>, Pick<HeadingVariantProps, 'size'> {
  level: 1 | 2 | 3 | 4;
}

/** A heading: `level` is its place in the document outline, `size` its look. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={cx(heading({ size }), className)} />;
}
