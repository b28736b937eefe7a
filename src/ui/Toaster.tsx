import { createToaster, Toast, Toaster as ToastGroup } from '@ark-ui/react/toast';
import { type FocusEvent, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toaster as toasterRecipe } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';
import type { NoticeMessage } from './noticeMessage.ts';
import { reserveRoom } from './noticesRoom.ts';

const SUCCESS_STAYS = 5000;

/** The gap between notices, in px. */
const GAP = 12;

/** D6: bottom right, at most three, Alt+T. Pausing on hover and focus is Ark's default. */
const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  overlap: false,
  gap: GAP,
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

let region: HTMLElement | null = null;

/** The element focused before a notice. */
let focusedBefore: EventTarget | null = null;

function onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
    focusedBefore = relatedTarget;
  // The hotkey focuses the region; the newest notice is what the visitor wants. Ark stores the previously focused
  // element first.
  if (target === currentTarget)
    queueMicrotask(() => currentTarget.querySelector<HTMLElement>('[role=status]')?.focus());
}

/** Returns focus from a dismissed notice. */
function returnFocus(): void {
  if (!region?.contains(document.activeElement)) return;
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
}

/** Reserves room by the notices' measured heights, since their positions are in transition. */
function measureRoom(): void {
  const shown = [...(region?.querySelectorAll<HTMLElement>('[role=status][data-state=open]') ?? [])];
  const [first] = shown;
  if (region === null || first === undefined) {
    reserveRoom(undefined);
    return;
  }
  const { left, right } = first.getBoundingClientRect();
  const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, -GAP);
  reserveRoom({ left, right, height: height + innerHeight - region.getBoundingClientRect().bottom });
}

function Notices() {
  const styles = toasterRecipe();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    region = group.current;
    if (region === null) return;
    const observer = new MutationObserver(measureRoom);
    observer.observe(region, { childList: true, subtree: true, attributeFilter: ['data-state'] });
    addEventListener('resize', measureRoom);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measureRoom);
    };
  }, []);

  return (
    <ToastGroup
      ref={group}
      toaster={toaster}
      aria-label="Notifications, Alt+T"
      className={styles.group}
      onFocus={onFocus}
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
 * Mounts the toaster in a separate root at the end of the body, so that it loads on demand. The attribute exempts it from
 * a modal dialog's inertness: new notices are announced and reachable (B20).
 */
function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const home = document.createElement('div');
  home.setAttribute('data-live-announcer', '');
  document.body.append(home);
  createRoot(home).render(<Notices />);
}

interface Shown {
  id: string;
  isValidation: boolean;
}

/** The current notices, by subject. */
const shown = new Map<string, Shown>();

/** Called by notify. Dismisses the notice that the new one replaces first. */
export function showNotices(messages: readonly NoticeMessage[]): void {
  mount();
  for (const { type, title, description, about, isValidation = false } of messages) {
    const key = about ?? JSON.stringify([type, title, description]);
    const older = shown.get(key);
    if (older !== undefined) toaster.remove(older.id);
    const id = toaster.create({
      type: type === 'success' ? 'success' : 'error',
      title,
      ...(description === undefined ? {} : { description }),
      duration: type === 'success' ? SUCCESS_STAYS : Number.POSITIVE_INFINITY,
      meta: { notice: type },
      onStatusChange: ({ status }) => {
        if (status === 'visible') return;
        returnFocus();
        if (status === 'unmounted' && shown.get(key)?.id === id) shown.delete(key);
      },
    });
    shown.set(key, { id, isValidation });
  }
}

/** Called by withdrawNotice. */
export function withdrawNotices(about: string): void {
  const notice = shown.get(about);
  if (notice?.isValidation !== true) return;
  toaster.dismiss(notice.id);
  shown.delete(about);
}

/** Called by clearNotices. */
export function removeNotices(): void {
  toaster.remove();
  shown.clear();
}
