import { useEffectEvent, useLayoutEffect } from 'react';

interface Keys {
  isZoomed: boolean;
  onStep: (by: 1 | -1) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
  onDismiss: () => void;
}

/**
 * Keyboard shortcuts while the lightbox is open, wherever the focus is. A layout effect: waiting for the focus to move
 * would miss keys pressed before.
 */
export function useLightboxKeys({ isZoomed, onStep, onZoomIn, onZoomOut, onFit, onDismiss }: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const isMovingPicture = isZoomed && target instanceof Element && target.matches('figure');
    if (isMovingPicture && key.startsWith('Arrow')) return;
    switch (key) {
      case 'ArrowLeft':
        onStep(-1);
        break;
      case 'ArrowRight':
        onStep(1);
        break;
      case '+':
      case '=':
        onZoomIn();
        break;
      case '-':
        onZoomOut();
        break;
      case '0':
        onFit();
        break;
      case 'Escape':
        onDismiss();
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
