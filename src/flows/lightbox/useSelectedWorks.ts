import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { workHref } from '#content/categories.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { overPage, pageBelow } from './overPage.ts';

const load = () => import('./SelectedLightbox.tsx');

/** Opens works in a lightbox over the page that shows them; the lightbox is loaded on demand. */
export function useSelectedWorks(slugs: readonly string[]) {
  const [path] = useLocation();
  const slug = pageBelow() === undefined ? undefined : slugs.find((one) => workHref(one) === path);
  const giveUp = () => {
    if (pageBelow() !== undefined) history.back();
  };
  return {
    slug,
    open: (wanted: string) => navigate(workHref(wanted), { state: overPage(location.pathname) }),
    Lightbox: useLazyComponent(load, slug !== undefined, giveUp),
  };
}
