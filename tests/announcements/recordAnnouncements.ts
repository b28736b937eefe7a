import { afterPaint } from '#ui/afterPaint.ts';
import { followLiveRegions, LIVE } from './liveRegions.ts';
import { describe, entered } from './speech.ts';

/** A page without a new announcement for so long has finished. In milliseconds. */
const PAUSE = 150;

/** The least frames in a pause, as a notice waits for the next one: on a busy machine one takes longer than the pause. */
const FRAMES = 3;

/** The announcements between two actions of the visitor. */
interface Moment {
  /** The elements that the visitor has focused. */
  focused: string[];
  alerts: string[];
  announcements: string[];
}

const emptyMoment = (): Moment => ({ focused: [], alerts: [], announcements: [] });

const inputs = ['pointerdown', 'mousedown', 'keydown'] as const;

/**
 * Records what a screen reader would announce: focus, its containers and changes, and live regions. After each action of
 * the visitor come the elements that it focused, then alerts, the focus set by the page, and at last polite messages.
 */
export function recordAnnouncements() {
  const lines: string[] = [];
  let moment = emptyMoment();
  /** The last announced focus, with its announcement. */
  let lastFocus: Element | null = null;
  let lastAnnouncement = '';
  /** The focus set by the page, with its announcement. */
  let put: { element: Element; announcement: string } | null = null;
  let hasBegun = false;
  let isVisitorsAction = false;
  let lastChange = performance.now();

  const focused = () => {
    const { activeElement } = document;
    return activeElement === document.body ? null : activeElement;
  };
  const announceFocus = (element: Element, announcement = describe(element)): string[] => {
    const around = entered(lastFocus, element);
    lastFocus = element;
    lastAnnouncement = announcement;
    return [...around, announcement];
  };
  /** Changes of the focused element, except what a live region announces. */
  const announceChange = (element: Element): string[] => {
    const announcement = describe(element);
    if (announcement === lastAnnouncement || element.closest(LIVE) !== null) return [];
    lastAnnouncement = announcement;
    return [`now: ${announcement}`];
  };

  /** The announcements of the last action are complete. */
  const finishMoment = () => {
    const now = focused();
    const focusLines: string[] = [];
    if (now === null && lastFocus !== null) {
      focusLines.push('(NOTHING HAS THE FOCUS)');
      lastFocus = null;
    }
    if (now !== null && now !== lastFocus) {
      focusLines.push(...announceFocus(now, put?.element === now ? put.announcement : undefined));
    }
    if (now !== null) focusLines.push(...announceChange(now));
    put = null;
    const announced = (how: string) => (text: string) => `${how}: “${text}”`;
    lines.push(
      ...moment.focused,
      ...moment.alerts.map(announced('announced at once')),
      ...focusLines,
      ...moment.announcements.map(announced('announced')),
    );
    moment = emptyMoment();
  };

  const onInput = () => {
    if (isVisitorsAction) return;
    finishMoment();
    isVisitorsAction = true;
    queueMicrotask(() => {
      isVisitorsAction = false;
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    lastChange = performance.now();
    if (!(target instanceof Element)) return;
    if (isVisitorsAction) moment.focused.push(...announceFocus(target));
    else put = { element: target, announcement: describe(target) };
  };

  const untilAllIsAnnounced = async () => {
    let frames = 0;
    while (frames < FRAMES || performance.now() - lastChange < PAUSE) {
      const before = lastChange;
      await new Promise<void>(afterPaint);
      frames = lastChange === before ? frames + 1 : 0;
    }
  };

  for (const input of inputs) addEventListener(input, onInput, true);
  addEventListener('focusin', onFocus, true);
  const stopFollowing = followLiveRegions(({ isAlert, text }) => {
    lastChange = performance.now();
    (isAlert ? moment.alerts : moment.announcements).push(text);
  });

  return {
    /** Records a step of the journey and its announcements; the first starts with the page. */
    async step(label: string, walk: () => Promise<void>): Promise<void> {
      if (hasBegun) finishMoment();
      const before = hasBegun ? lines.splice(0) : [];
      hasBegun = true;
      await walk();
      await untilAllIsAnnounced();
      finishMoment();
      const announced = lines.splice(0);
      lines.push(
        ...before,
        '',
        label,
        ...(announced.length > 0 ? announced : ['(nothing)']).map((line) => `  ${line}`),
      );
    },
    pageIsLeft(): void {
      finishMoment();
      lastFocus = null;
    },
    stop(): string {
      for (const input of inputs) removeEventListener(input, onInput, true);
      removeEventListener('focusin', onFocus, true);
      stopFollowing();
      return `${lines.join('\n').trim()}\n`;
    },
  };
}
