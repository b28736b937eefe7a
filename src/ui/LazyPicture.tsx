import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { lazyPicture } from '#styled/recipes';
import { Picture } from './Picture.tsx';

interface LazyPictureProps extends Omit<ComponentProps<typeof Picture>, 'fit' | 'ref' | 'className'> {
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
 * its colour holds its place. It fills the box that it is put into.
 */
export function LazyPicture({ hasNoScriptCopy = true, ...rest }: LazyPictureProps) {
  const { name, isFirstView = false, isEager = isFirstView } = rest;
  const [wasVisible, setWasVisible] = useState(isEager);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!wasVisible && box.current) return whenVisible(box.current, () => setWasVisible(true));
    return undefined;
  }, [wasVisible]);

  return (
    <div ref={box} className={lazyPicture()} data-picture={name}>
      {wasVisible ? (
        <Picture {...rest} isEager fit="cover" />
      ) : (
        <noscript>{hasNoScriptCopy && <Picture {...rest} fit="cover" />}</noscript>
      )}
    </div>
  );
}
