interface ConsoleWatch {
  stop(): void;
  /** The story's errors, in sentences. */
  problems(): string[];
}

/**
 * Watches what a story writes to the console. An error fails the story, unless its state is one that logs its error
 * (`parameters: { expectedErrors: true }`): then the lack of one does.
 */
export function watchConsole(isErrorExpected: boolean): ConsoleWatch {
  const original = console.error;
  const errors: string[] = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    if (!isErrorExpected) original(...parts);
  };
  return {
    stop() {
      console.error = original;
    },
    problems() {
      if (!isErrorExpected) return errors.map((text) => `console error: ${text}`);
      return errors.length > 0 ? [] : ['this state should have logged its error, and did not'];
    },
  };
}
