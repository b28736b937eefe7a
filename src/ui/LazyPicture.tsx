import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { lazyPicture } from '#styled/recipes';
import { Picture } from './Picture.tsx';

interface LazyPictureProps
  extends Omit<ComponentProps<typeof Picture>, 'fit' | 'ref' | 'className' | 'isEager'> {
  /** In the page from the start: the browser fetches it on its own, as soon as it is displayed and near. */
  isPlaced?: boolean;
  /** In the page from the start, but left to the styles of the page around it to display before it is seen. */
  isHeld?: boolean;
  /** Put the picture into the page for a visitor without scripts, whom nothing tells what is visible. */
  hasNoScriptCopy?: boolean;
}

/** A picture is fetched when this part of it is visible (specification section 9). */
const THRESHOLD = 0.1;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when enough of the element is visible. @returns what stops waiting for it. */
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
 * A picture that is fetched when a tenth of it is visible, and not by the browser's own, far wider measure. Until then
 * its color holds its place. It fills the box that it is put into.
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
    // On paper nothing is scrolled into view.
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
        <Picture {...rest} isEager={isFirstView || !(isPlaced || isWaiting)} fit="cover" />
      ) : (
        <noscript>{hasNoScriptCopy && <Picture {...rest} fit="cover" />}</noscript>
      )}
    </div>
  );
}
