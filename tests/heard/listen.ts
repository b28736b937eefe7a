import { followLiveRegions, LIVE } from './liveRegions.ts';
import { describe, entered } from './speech.ts';

/** A page that has nothing new to say for so long has said it all. In milliseconds. */
const PAUSE = 150;

/** What is said between two things that the visitor does. */
interface Moment {
  /** Where the visitor has gone. */
  gone: string[];
  alerts: string[];
  announcements: string[];
}

const emptyMoment = (): Moment => ({ gone: [], alerts: [], announcements: [] });

const inputs = ['pointerdown', 'mousedown', 'keydown'] as const;

/**
 * Records what a screen reader would announce: focus, its containers and changes, and live regions. After each action of
 * the visitor come the elements that it focused, then alerts, the focus set by the page, and at last polite messages.
 */
export function listen() {
  const lines: string[] = [];
  let moment = emptyMoment();
  /** The last announced focus, with its announcement. */
  let rest: Element | null = null;
  let restAnnouncement = '';
  /** The focus set by the page, with its announcement. */
  let put: { element: Element; said: string } | null = null;
  let hasBegun = false;
  let isVisitorsDoing = false;
  let lastNews = performance.now();

  const focused = () => {
    const { activeElement } = document;
    return activeElement === document.body ? null : activeElement;
  };
  const sayFocus = (element: Element, said = describe(element)): string[] => {
    const around = entered(rest, element);
    rest = element;
    restAnnouncement = said;
    return [...around, said];
  };
  /** Changes of the focused element, except what a live region announces. */
  const sayChange = (element: Element): string[] => {
    const said = describe(element);
    if (said === restAnnouncement || element.closest(LIVE) !== null) return [];
    restAnnouncement = said;
    return [`now: ${said}`];
  };

  /** The announcements of the last action are complete. */
  const finishMoment = () => {
    const now = focused();
    const resting: string[] = [];
    if (now === null && rest !== null) {
      resting.push('(NOTHING HAS THE FOCUS)');
      rest = null;
    }
    if (now !== null && now !== rest) {
      resting.push(...sayFocus(now, put?.element === now ? put.said : undefined));
    }
    if (now !== null) resting.push(...sayChange(now));
    put = null;
    const announced = (how: string) => (text: string) => `${how}: “${text}”`;
    lines.push(
      ...moment.gone,
      ...moment.alerts.map(announced('announced at once')),
      ...resting,
      ...moment.announcements.map(announced('announced')),
    );
    moment = emptyMoment();
  };

  const onInput = () => {
    if (isVisitorsDoing) return;
    finishMoment();
    isVisitorsDoing = true;
    queueMicrotask(() => {
      isVisitorsDoing = false;
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    lastNews = performance.now();
    if (!(target instanceof Element)) return;
    if (isVisitorsDoing) moment.gone.push(...sayFocus(target));
    else put = { element: target, said: describe(target) };
  };

  for (const input of inputs) addEventListener(input, onInput, true);
  addEventListener('focusin', onFocus, true);
  const stopFollowing = followLiveRegions(({ isAlert, text }) => {
    lastNews = performance.now();
    (isAlert ? moment.alerts : moment.announcements).push(text);
  });

  return {
    /** Records a step of the journey and its announcements; the first starts with the page. */
    async step(label: string, walk: () => Promise<void>): Promise<void> {
      if (hasBegun) finishMoment();
      const before = hasBegun ? lines.splice(0) : [];
      hasBegun = true;
      await walk();
      while (performance.now() - lastNews < PAUSE) await new Promise((resolve) => setTimeout(resolve, 20));
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
      rest = null;
    },
    stop(): string {
      for (const input of inputs) removeEventListener(input, onInput, true);
      removeEventListener('focusin', onFocus, true);
      stopFollowing();
      return `${lines.join('\n').trim()}\n`;
    },
  };
}
