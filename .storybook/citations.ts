import { definePreviewAddon } from 'storybook/internal/csf';
import type { RuleId } from '#spec/rules.ts';

interface Citations {
  parameters: {
    /** The rules of the specification that the story proves; the page Traceability shows them all. */
    spec?: readonly RuleId[];
  };
}

/** Lets a story cite what it proves, and asks the compiler whether there is such a rule. */
export const addonCitations = () => definePreviewAddon<Citations>({});
