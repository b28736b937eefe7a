import { createToaster, Toast, Toaster as ToastGroup } from '@ark-ui/react/toast';
import { type FocusEvent, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { toaster as toasterRecipe } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';
import type { NoticeMessage } from './noticeMessage.ts';
import { leaveRoom } from './noticesRoom.ts';

const SUCCESS_STAYS = 5000;

/** Between two notices, in px. */
const GAP = 12;

/** Decision D6: bottom right, three at most, Alt+T. Pausing on hover and focus is Ark's own way. */
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

/** What had the focus before a notice. */
let focusedBefore: EventTarget | null = null;

function onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>): void {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
    focusedBefore = relatedTarget;
  // The hotkey focuses the region; the newest notice is what the visitor wants of it, and where Tab goes on from.
  // Ark takes note of what had the focus before the region first.
  if (target === currentTarget)
    queueMicrotask(() => currentTarget.querySelector<HTMLElement>('[role=status]')?.focus());
}

/** Returns focus from a notice that goes. */
function returnFocus(): void {
  if (!region?.contains(document.activeElement)) return;
  if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
}

/** By the notices' own heights, as they come and go: where they are meanwhile is a matter of their transitions. */
function measureRoom(): void {
  const shown = [...(region?.querySelectorAll<HTMLElement>('[role=status][data-state=open]') ?? [])];
  const [first] = shown;
  if (region === null || first === undefined) {
    leaveRoom(undefined);
    return;
  }
  const { left, right } = first.getBoundingClientRect();
  const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, -GAP);
  leaveRoom({ left, right, height: height + innerHeight - region.getBoundingClientRect().bottom });
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

interface Shown {
  id: string;
  isValidation: boolean;
}

/** What is shown, by what it is about. */
const shown = new Map<string, Shown>();

/** Called by notify, which is what a page uses. What a notice takes the place of goes first. */
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
