import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'wouter';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { asButton } from '#ui/asButton.ts';
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

/** A link that becomes a button after hydration. */
export function LightboxControl({ icon, label, className, onPress, ...rest }: LightboxControlProps) {
  const isHydrated = useHydrated();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <Link
      {...rest}
      aria-label={label}
      className={cx(button({ variant: 'ghost', size: 'sm', iconOnly: true }), className)}
      onClick={press}
      data-replay
      {...(isHydrated && asButton(onPress))}
    >
      <Icon name={icon} />
    </Link>
  );
}
