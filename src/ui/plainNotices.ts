import { missingTexts } from '#content/missing.ts';
import { plainNotices } from '#styled/recipes';
import type { NoticeMessage } from './noticeMessage.ts';

let region: HTMLElement | undefined;

/** Shows notices where the toaster itself cannot be loaded: they are read out, and stay until they are dismissed. */
export function showPlainNotices(messages: readonly NoticeMessage[], onDismiss: () => void): void {
  region?.remove();
  region = document.createElement('div');
  region.role = 'alert';
  region.className = plainNotices();
  document.body.append(region);
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = missingTexts.dismiss;
  dismiss.onclick = () => {
    removePlainNotices();
    onDismiss();
  };
  const latest = new Map(messages.map((message) => [message.about ?? message.title, message]));
  const texts = [...latest.values()].map(({ title, description = '' }) => {
    const text = document.createElement('p');
    text.textContent = `${title} ${description}`;
    return text;
  });
  region.append(...texts, dismiss);
}

export function removePlainNotices(): void {
  region?.remove();
  region = undefined;
}
