import { Markdown } from '@storybook/addon-docs/blocks';

/** A sentence with code in backticks. */
export function Words({ children }: { children: string }) {
  return <Markdown options={{ forceInline: true }}>{children}</Markdown>;
}
