import type { NoticeMessage } from './noticeMessage.ts';
import { refreshPlainNotices, removePlainNotices, showPlainNotices } from './plainNotices.ts';

/**
 * Raises a notice. The toaster is loaded at the first one and takes care of all of them from then on, in their order;
 * none is lost on the way.
 */
export function notify(message: NoticeMessage): void {
  waiting.push(message);
  toaster ??= import('./Toaster.tsx');
  toaster.then(
    ({ showNotices }) => {
      removePlainNotices();
      showNotices(waiting.splice(0));
    },
    () => {
      // Shown plainly they stay in the queue, and the next one tries again.
      toaster = undefined;
      showPlainNotices(waiting, () => {
        waiting.length = 0;
      });
    },
  );
}

/** Takes the validation notices about something away: it was corrected, sent again, or its form is gone. */
export function withdrawNotice(about: string): void {
  const isOver = (message: NoticeMessage) => message.isValidation === true && message.about === about;
  if (waiting.some(isOver)) {
    waiting.splice(0, waiting.length, ...waiting.filter((message) => !isOver(message)));
    refreshPlainNotices(waiting);
  }
  toaster?.then(
    ({ withdrawNotices }) => withdrawNotices(about),
    () => {},
  );
}

/** Takes all notices away: between two stories, say. */
export async function clearNotices(): Promise<void> {
  waiting.length = 0;
  removePlainNotices();
  const loaded = await toaster?.catch(() => undefined);
  loaded?.removeNotices();
}

const waiting: NoticeMessage[] = [];
let toaster: Promise<typeof import('./Toaster.tsx')> | undefined;
