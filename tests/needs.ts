import { beforeEach } from 'vitest';

/** Skips the tests of a file, or of a `describe`, where the site's content has nothing for them to do. */
export function needs(what: string, isThere: boolean): void {
  beforeEach(({ skip }) => skip(!isThere, `The content has no ${what}.`));
}
