import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const ThemedContainer = lazy(() => import('./ThemedContainer.tsx'));

/** What a page of the docs stands in. Stories alone, and their tests, need not load it. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedContainer {...props} />
    </Suspense>
  );
}
