/** Texts that all forms share. */
export const formTexts = {
  required: '(required)',
} as const;
