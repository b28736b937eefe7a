import { Notice } from './Notice.tsx';

/** What is said where scripts are off, of the things that need them. */
export function WithoutScripts({ children }: { children: string }) {
  return (
    <noscript>
      <Notice tone="info">{children}</Notice>
    </noscript>
  );
}
