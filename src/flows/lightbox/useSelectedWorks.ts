import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { workHref } from '#content/categories.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { overPage, pageBelow } from './overPage.ts';

const selectedLightbox = lazyPart(() => import('./SelectedLightbox.tsx'));

/** Opens works in a lightbox over the page that shows them; the lightbox is loaded on demand. */
export function useSelectedWorks(slugs: readonly string[]) {
  const [path] = useLocation();
  const slug = pageBelow() === undefined ? undefined : slugs.find((one) => workHref(one) === path);
  const giveUp = () => {
    if (pageBelow() !== undefined) history.back();
  };
  return {
    slug,
    open: (wanted: string) => {
      // A second press while the lightbox loads adds no second entry.
      const below = pageBelow();
      navigate(workHref(wanted), {
        replace: below !== undefined,
        state: overPage(below ?? location.pathname),
      });
    },
    Lightbox: useLazyComponent(selectedLightbox, slug !== undefined, giveUp),
  };
}
