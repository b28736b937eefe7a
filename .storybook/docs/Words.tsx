import { Markdown } from '@storybook/addon-docs/blocks';

/** A sentence, with what stands between backticks as code. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ forceInline: true }}>{children}</Markdown>;
}
