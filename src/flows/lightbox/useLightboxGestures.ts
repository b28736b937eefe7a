import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Gestures {
  zoom: number;
  isOff: boolean;
  onStep: (by: 1 | -1) => void;
  onZoom: (to: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** The minimum distance of a swipe, in pixels. */
const SWIPE = 50;
/** The zoom of a double click. */
const DOUBLE_CLICK_ZOOM = 2;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Gestures on the picture: swipe to step; pinch, Ctrl+wheel and double click to zoom. A zoomed picture pans by native
 * scrolling.
 */
export function useLightboxGestures(frame: RefObject<HTMLElement | null>, gestures: Gestures) {
  const { zoom, isOff, onStep, onZoom } = gestures;
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  const pinch = useRef<{ apart: number; zoom: number }>(undefined);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey || isOff) return;
    event.preventDefault();
    onZoom(zoom * Math.exp(-event.deltaY / 200));
  });
  useEffect(() => {
    const { current } = frame;
    const listen = (event: WheelEvent) => onWheel(event);
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [frame]);

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size < 2) pinch.current = undefined;
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch' || isOff) return;
      const point = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, point);
      const [first, second] = [...fingers.current.values()];
      start.current = second ? undefined : point;
      if (first && second) pinch.current = { apart: distance(first, second), zoom };
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const [first, second] = [...fingers.current.values()];
      if (first && second && pinch.current) {
        onZoom((pinch.current.zoom * distance(first, second)) / pinch.current.apart);
      }
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      lift(event);
      start.current = undefined;
      if (from === undefined || zoom > 1) return;
      const across = event.clientX - from.x;
      const down = event.clientY - from.y;
      if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel(event: PointerEvent) {
      lift(event);
      start.current = undefined;
    },
    onDoubleClick() {
      if (!isOff) onZoom(zoom > 1 ? 1 : DOUBLE_CLICK_ZOOM);
    },
  };
}
