import { Notice } from './Notice.tsx';

/** A note about features that need scripts, shown when scripts are off. */
export function WithoutScripts({ children }: { children: string }) {
  return (
    <noscript>
      <Notice tone="info">{children}</Notice>
    </noscript>
  );
}
