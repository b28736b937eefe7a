import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const ThemedContainer = lazy(() => import('./ThemedContainer.tsx'));

/** The container of a docs page, loaded lazily because stories and their tests do not need it. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedContainer {...props} />
    </Suspense>
  );
}
