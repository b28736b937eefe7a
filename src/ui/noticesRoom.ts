/** The gap between a notice and the content above it, in px. */
const CLEARANCE = 12;

/** The area that the notices cover: height from the window's lower edge, and sides, in px. */
export interface NoticesRoom {
  height: number;
  left: number;
  right: number;
}

let room: NoticesRoom | undefined;

/** Scrolls the focused element out from under the notices. */
function uncoverFocus(): void {
  const focused = document.activeElement;
  if (room === undefined || focused === null || focused === document.body) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const edge = innerHeight - room.height;
  const isCovered = right > room.left && left < room.right && bottom > edge && top < innerHeight;
  // A dialog has just shrunk by the same height, which moved its fields.
  if (isCovered || focused.closest('[role=dialog]') !== null) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Reserves room for the notices at the bottom of page and dialogs, so that no focused element is covered.
 *
 * @param taken undefined without notices.
 */
export function reserveRoom(taken: NoticesRoom | undefined): void {
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
