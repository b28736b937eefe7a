import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { workHref } from '#content/categories.ts';
import { useLazyComponent } from '#ui/useLazyComponent.ts';
import { overPage, pageBelow } from './overPage.ts';

const load = () => import('./SelectedLightbox.tsx');

/** Opens some of the works on the page that shows them. The lightbox is loaded when it is first wanted. */
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
