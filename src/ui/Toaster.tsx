import { createToaster, Toast, Toaster as ToastGroup } from '@ark-ui/react/toast';
import type { FocusEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { toaster as toasterRecipe } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';
import type { NoticeMessage } from './noticeMessage.ts';

const SUCCESS_STAYS = 5000;

/** Decision D6: bottom right, three at most, Alt+T. Pausing on hover and focus is Ark's own way. */
const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  overlap: false,
  gap: 12,
  offsets: '1rem',
  hotkey: ['altKey', 'KeyT'],
});

const looks = {
  success: { icon: 'check', tone: 'success' },
  error: { icon: 'alert', tone: 'error' },
  destructive: { icon: 'alert', tone: 'destructive' },
} as const satisfies Record<NoticeMessage['type'], { icon: IconName; tone: string }>;

const isNoticeType = (type: unknown): type is NoticeMessage['type'] =>
  typeof type === 'string' && type in looks;

/** The hotkey focuses the region; the newest notice is what the visitor wants of it, and where Tab goes on from. */
function focusNewest({ target, currentTarget }: FocusEvent<HTMLDivElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=status]')?.focus();
}

function Notices() {
  const styles = toasterRecipe();
  return (
    <ToastGroup
      toaster={toaster}
      aria-label="Notifications, Alt+T"
      className={styles.group}
      onFocus={focusNewest}
    >
      {(toast) => {
        const noticeType: unknown = toast.meta?.['notice'];
        const { icon, tone } = looks[isNoticeType(noticeType) ? noticeType : 'success'];
        return (
          <Toast.Root className={styles.root} data-tone={tone}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div className={styles.text}>
              <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
              {toast.description !== undefined && (
                <Toast.Description className={styles.description}>{toast.description}</Toast.Description>
              )}
            </div>
            <Toast.CloseTrigger className={styles.closeTrigger}>
              <Icon name="close" />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </ToastGroup>
  );
}

let isMounted = false;

/**
 * The toaster lives in a root of its own at the end of the body, so that no page has to carry it. The attribute keeps a
 * modal dialog from hiding it: a notice raised meanwhile is announced and can be reached (behaviour 20).
 */
function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const home = document.createElement('div');
  home.setAttribute('data-live-announcer', '');
  document.body.append(home);
  createRoot(home).render(<Notices />);
}

const shown = new Map<string, string>();

/** Called by notify, which is what a page uses. What a notice takes the place of goes first. */
export function showNotices(messages: readonly NoticeMessage[]): void {
  mount();
  for (const { type, title, description, about } of messages) {
    const key = about ?? JSON.stringify([type, title, description]);
    const older = shown.get(key);
    if (older !== undefined) toaster.remove(older);
    const id = toaster.create({
      type: type === 'success' ? 'success' : 'error',
      title,
      ...(description === undefined ? {} : { description }),
      duration: type === 'success' ? SUCCESS_STAYS : Number.POSITIVE_INFINITY,
      meta: { notice: type },
      onStatusChange: ({ status }) => {
        if (status === 'unmounted' && shown.get(key) === id) shown.delete(key);
      },
    });
    shown.set(key, id);
  }
}

/** Called by clearNotices. */
export function removeNotices(): void {
  toaster.remove();
  shown.clear();
}
