import { missingTexts } from '#content/missing.ts';
import { plainNotices } from '#styled/recipes';
import type { NoticeMessage } from './noticeMessage.ts';
import { reserveRoom } from './noticesRoom.ts';

let region: HTMLElement | undefined;

function textsOf(messages: readonly NoticeMessage[]): HTMLElement[] {
  const latest = new Map(messages.map((message) => [message.about ?? message.title, message]));
  return [...latest.values()].map(({ title, description = '' }) => {
    const text = document.createElement('p');
    text.textContent = `${title} ${description}`;
    return text;
  });
}

/** Keeps the focused element out from under the notices at the window's lower edge. */
function reserveRoomForRegion(): void {
  if (region === undefined) reserveRoom(undefined);
  else {
    const { left, right, top } = region.getBoundingClientRect();
    reserveRoom({ left, right, height: innerHeight - top });
  }
}

/** The fallback when the toaster fails to load: announced, and shown until dismissed. */
export function showPlainNotices(messages: readonly NoticeMessage[], onDismiss: () => void): void {
  region?.remove();
  region = document.createElement('div');
  region.role = 'alert';
  region.className = plainNotices();
  document.body.append(region);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = missingTexts.dismiss;
  let focusedBefore: EventTarget | null = null;
  dismiss.onfocus = ({ relatedTarget }) => {
    focusedBefore = relatedTarget;
  };
  dismiss.onclick = () => {
    removePlainNotices();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    onDismiss();
  };
  region.append(...textsOf(messages), dismiss);
  reserveRoomForRegion();
}

/** Removes notices that no longer apply. */
export function refreshPlainNotices(messages: readonly NoticeMessage[]): void {
  if (region === undefined) return;
  if (messages.length === 0) {
    removePlainNotices();
    return;
  }
  for (const text of region.querySelectorAll('p')) text.remove();
  region.prepend(...textsOf(messages));
  reserveRoomForRegion();
}

export function removePlainNotices(): void {
  region?.remove();
  region = undefined;
  reserveRoomForRegion();
}
