import { missingTexts } from '#content/missing.ts';
import { notify } from './notify.ts';

/** Shows that a part of the page failed to load. @param reason for the console. */
export function notifyMissingPart(reason: unknown): void {
  console.warn(reason);
  notify({ type: 'error', title: missingTexts.part, about: 'part' });
}
