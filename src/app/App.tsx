import { Suspense, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { tip } from '#catalog';
import { pageBelow } from '#flows/lightbox/overPage.ts';
import { toggleTheme } from '#flows/theme/themeFlow.ts';
import { Layout } from '#screens/shell/Layout.tsx';
import { aroundNav } from './navigation.ts';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { pageOf } from './route.ts';
import { routeFor } from './routes.ts';
import { suspending } from './suspending.ts';
import { TipJar } from './TipJar.tsx';

/**
 * The site: the layout and the current page.
 *
 * @param prerenderedPath the path when prerendering, where there is no browser location.
 */
export function App({ prerenderedPath }: { prerenderedPath?: string }) {
  // The prerendered page has no query, so the first render in the browser ignores it too: hydration has to match.
  return (
    <Router
      aroundNav={aroundNav}
      ssrSearch=""
      {...(prerenderedPath !== undefined && { ssrPath: prerenderedPath })}
    >
      <Site />
    </Router>
  );
}

function Site() {
  const [path] = useLocation();
  const [presses, setPresses] = useState(0);
  const press = () => setPresses((before) => before + 1);
  return (
    <Layout
      onToggleTheme={toggleTheme}
      tipJar={tip && <TipJar presses={presses} onPress={press} />}
      onTip={tip && press}
    >
      <PageBoundary path={path}>
        <Suspense>
          <CurrentPage />
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

const useRoute = suspending(routeFor);

function CurrentPage() {
  const [path] = useLocation();
  const route = useRoute(pageBelow() ?? path);
  return <Page key={pageOf(route)} route={route} />;
}
