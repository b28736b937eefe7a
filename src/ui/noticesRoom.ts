/** Between a notice and what stands above it, in px. */
const CLEARANCE = 12;

/** What the notices take of the window, in px: its lower edge as high as this, from one side to the other. */
export interface NoticesRoom {
  height: number;
  left: number;
  right: number;
}

let room: NoticesRoom | undefined;

/** Scrolls what has the focus out from under the notices. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  if (room === undefined || focused === null || focused === document.body) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const edge = innerHeight - room.height;
  const isCovered = right > room.left && left < room.right && bottom > edge && top < innerHeight;
  // A dialog has just become lower by as much, and its fields have moved in it.
  if (isCovered || focused.closest('[role=dialog]') !== null) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Leaves room for the notices at the lower edge of the page and of a dialog, so that nothing focused lies under them.
 * Without a room there are no notices.
 */
export function leaveRoom(taken: NoticesRoom | undefined): void {
  const { style } = document.documentElement;
  room = taken && { ...taken, height: taken.height + CLEARANCE };
  if (room === undefined) {
    document.removeEventListener('focusin', uncoverFocus);
    style.removeProperty('--notices-room');
    return;
  }
  document.addEventListener('focusin', uncoverFocus);
  const height = `${room.height}px`;
  if (style.getPropertyValue('--notices-room') === height) return;
  style.setProperty('--notices-room', height);
  uncoverFocus();
}
