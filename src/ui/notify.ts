import type { NoticeMessage } from './noticeMessage.ts';
import { removePlainNotices, showPlainNotices } from './plainNotices.ts';

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

/** Takes all notices away: between two stories, say. */
export async function clearNotices(): Promise<void> {
  waiting.length = 0;
  removePlainNotices();
  const loaded = await toaster?.catch(() => undefined);
  loaded?.removeNotices();
}

const waiting: NoticeMessage[] = [];
let toaster: Promise<typeof import('./Toaster.tsx')> | undefined;
