import { afterPaint } from './afterPaint.ts';
import type { NoticeMessage } from './noticeMessage.ts';
import { refreshPlainNotices, removePlainNotices, showPlainNotices } from './plainNotices.ts';

/** Shows a notice. The first one loads the toaster; until then notices are queued in order. */
export function notify(message: NoticeMessage): void {
  waiting.push(message);
  toaster ??= import('./Toaster.tsx');
  toaster.then(
    ({ showNotices }) =>
      afterPaint(() => {
        removePlainNotices();
        showNotices(waiting.splice(0));
      }),
    () => {
      // Shown by the fallback, they stay queued for the next attempt.
      toaster = undefined;
      showPlainNotices(waiting, () => {
        waiting.length = 0;
      });
    },
  );
}

/** Removes a subject's validation notices: corrected, submitted again or unmounted. */
export function withdrawNotice(about: string): void {
  const isOver = (message: NoticeMessage) => message.isValidation === true && message.about === about;
  if (waiting.some(isOver)) {
    waiting.splice(0, waiting.length, ...waiting.filter((message) => !isOver(message)));
    refreshPlainNotices(waiting);
  }
  toaster?.then(
    ({ withdrawNotices }) => afterPaint(() => withdrawNotices(about)),
    () => {},
  );
}

/** Removes all notices, as between stories. */
export async function clearNotices(): Promise<void> {
  waiting.length = 0;
  removePlainNotices();
  const loaded = await toaster?.catch(() => undefined);
  loaded?.removeNotices();
}

const waiting: NoticeMessage[] = [];
let toaster: Promise<typeof import('./Toaster.tsx')> | undefined;
