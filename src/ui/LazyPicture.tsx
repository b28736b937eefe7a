import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { lazyPicture } from '#styled/recipes';
import { Picture } from './Picture.tsx';

interface LazyPictureProps
  extends Omit<ComponentProps<typeof Picture>, 'fit' | 'ref' | 'className' | 'isEager' | 'isFramed'> {
  /** Rendered immediately; the browser loads it natively when displayed and near. */
  isPlaced?: boolean;
  /** Rendered immediately, but hidden by the page's styles until it should load. */
  isHeld?: boolean;
  /** Render the picture in `noscript`. */
  hasNoScriptCopy?: boolean;
}

/** The visible fraction at which a picture loads (S2.portfolio.lazy). */
const THRESHOLD = 0.1;

/** Without scripts a picture has fewer files: a page of seventy saves 200 bytes for everyone. */
const NO_SCRIPT_WIDTH = 640;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when enough of the element is visible. @returns a function that cancels it. */
function whenVisible(element: Element, callBack: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries, own) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { threshold: THRESHOLD },
  );
  waiting.set(element, callBack);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * A picture loaded when a tenth of it is visible, since native lazy loading starts much earlier. Fills its container,
 * which shows its color until then.
 */
export function LazyPicture({
  isPlaced = false,
  isHeld = false,
  hasNoScriptCopy = true,
  ...rest
}: LazyPictureProps) {
  const { picture, isFirstView = false } = rest;
  const isWanted = isFirstView || isPlaced;
  const [isShown, setIsShown] = useState(isWanted);
  const box = useRef<HTMLDivElement>(null);
  if (isWanted && !isShown) setIsShown(true);

  useEffect(() => {
    if (isShown || box.current === null) return undefined;
    const show = () => setIsShown(true);
    const stopWaiting = whenVisible(box.current, show);
    // Printing scrolls nothing into view.
    addEventListener('beforeprint', show);
    return () => {
      stopWaiting();
      removeEventListener('beforeprint', show);
    };
  }, [isShown]);

  const isWaiting = isHeld && !isShown;
  return (
    <div
      ref={box}
      className={lazyPicture()}
      data-picture={picture.placeholder}
      data-held={isWaiting || undefined}
    >
      {isShown || isWaiting ? (
        <Picture {...rest} isEager={isFirstView || !(isPlaced || isWaiting)} fit="cover" isFramed />
      ) : (
        <noscript>
          {hasNoScriptCopy && <Picture {...rest} maxWidth={NO_SCRIPT_WIDTH} fit="cover" isFramed />}
        </noscript>
      )}
    </div>
  );
}
