import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import MobileMenu from './MobileMenu.tsx';
import { useMobileMenu } from './useMobileMenu.ts';

interface MobileMenuFlowProps
  extends Pick<ComponentProps<typeof MobileMenu>, 'path' | 'onTip' | 'finalFocusEl'> {
  /** How often the menu was asked for. */
  presses: number;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu connected to its machine. Loaded ahead of its first opening. */
export default function MobileMenuFlow({
  presses,
  onOpenChange,
  path,
  onTip,
  finalFocusEl,
}: MobileMenuFlowProps) {
  const { isOpen, send, leaveFor } = useMobileMenu(path);
  const changeOpen = useEffectEvent(onOpenChange);

  useEffect(() => {
    if (presses > 0) send({ type: 'menu.opened' });
  }, [presses, send]);
  useEffect(() => changeOpen(isOpen), [isOpen]);

  return (
    <MobileMenu
      isOpen={isOpen}
      path={path}
      onClose={() => send({ type: 'menu.dismissed' })}
      onFollow={() => send({ type: 'route.changed' })}
      onTip={onTip && (() => leaveFor(onTip))}
      finalFocusEl={finalFocusEl}
    />
  );
}
