import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { Icon } from '#ui/Icon.tsx';
import { useHydrated } from '#ui/useHydrated.ts';

interface LightboxControlProps {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  /** The link's target before hydration. */
  href: string;
  className?: string | undefined;
  'data-step'?: 'previous' | 'next';
  'aria-disabled'?: boolean;
  /** The handler after hydration. */
  onPress: () => void;
}

/** A link that becomes a button after hydration; the element is kept, and focus with it. */
export function LightboxControl({ icon, label, className, onPress, ...rest }: LightboxControlProps) {
  const isHydrated = useHydrated();
  const press = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onPress();
  };
  const asButton = {
    role: 'button',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') press(event);
    },
  };
  return (
    <Link
      {...rest}
      aria-label={label}
      className={cx(button({ variant: 'ghost', size: 'sm', iconOnly: true }), className)}
      onClick={press}
      data-replay
      {...(isHydrated && asButton)}
    >
      <Icon name={icon} />
    </Link>
  );
}
