import { beforeEach } from 'vitest';

/** Skips the tests of a file, or of a `describe`, where the site's content has nothing for them to do. */
export function skipUnless(what: string, isInContent: boolean): void {
  beforeEach(({ skip }) => skip(!isInContent, `The content has no ${what}.`));
}
