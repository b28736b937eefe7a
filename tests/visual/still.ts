import type { CDPSession, Page } from 'playwright';

declare global {
  interface Window {
    /** Lets no timer go off, no frame be animated and no animation run backwards, or lets them go again. */
    holdTime(isHeld: boolean): void;
    /** Waits for the pictures that are displayed; a missing one is a state, too. */
    haveComePictures(): Promise<unknown>;
    /** Something is to happen in a moment. */
    isBusy(): boolean;
    /** Waits for the browser's next frame, held or not. */
    realFrame(): Promise<void>;
    /** Resets the random numbers. */
    restartChance(): void;
  }
}

const WINDOW_HEIGHT = 800;
/** What is below this is not compared: a gallery of seventy works on a phone is a very long page. */
const LOWEST = 5000;
const MARGIN = 24;

/** A timer that is due later belongs to what stays for a while, such as a notice. */
const SOON_MS = 300;
/** Endless animations are captured after about a second. */
const MOST_LOOKS = 30;

/**
 * Runs in the page before anything else does: it is always the same noon, chance always falls the same way, what waits
 * to be seen is seen at once, and timers can be held, so that a notice does not leave before its picture is taken.
 */
function stopTheWorld(soonMs: number): void {
  const passed = Date.UTC(2026, 0, 15, 12) - Date.now();
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now() + passed] : given, newTarget),
    get: (target, key) => (key === 'now' ? () => target.now() + passed : Reflect.get(target, key)),
  });

  let chance = 1;
  window.restartChance = () => {
    chance = 1;
  };
  Math.random = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return chance / 2_147_483_647;
  };

  // When a story has been played, Storybook has its animations run backwards and stops them there: what they would end
  // in is seen, but also that of what the scroll drives.
  const ahead = new CSSStyleSheet({ disabled: true });
  ahead.replaceSync('*, ::before, ::after { animation-direction: normal !important }');

  let isHeld = false;
  let held: (() => void)[] = [];
  const soon = new Set<object>();
  window.isBusy = () => soon.size > 0;
  const run = (task: () => void) => {
    if (isHeld) held.push(task);
    else task();
  };

  const setRealTimeout = window.setTimeout.bind(window);
  const clearRealTimeout = window.clearTimeout.bind(window);
  const timers = new Map<number, object>();
  const forget = (id: number | undefined) => {
    const timer = id === undefined ? undefined : timers.get(id);
    if (id === undefined || timer === undefined) return;
    timers.delete(id);
    soon.delete(timer);
  };
  window.setTimeout = Object.assign((task: TimerHandler, delay = 0, ...given: unknown[]) => {
    if (typeof task !== 'function') throw new Error('A timer of a text is never used here.');
    const timer = {};
    const id = setRealTimeout(() => {
      run(() => {
        if (!timers.has(id)) return;
        forget(id);
        task(...given);
      });
    }, delay);
    timers.set(id, timer);
    if (delay <= soonMs) soon.add(timer);
    return id;
  }, window.setTimeout);
  window.clearTimeout = (id) => {
    forget(id === undefined ? undefined : Number(id));
    clearRealTimeout(id);
  };

  const requestRealFrame = window.requestAnimationFrame.bind(window);
  const cancelRealFrame = window.cancelAnimationFrame.bind(window);
  const frames = new Map<number, object>();
  window.realFrame = () => new Promise((resolve) => requestRealFrame(() => resolve()));
  window.requestAnimationFrame = (task) => {
    const frame = {};
    const id = requestRealFrame((time) => {
      run(() => {
        if (!frames.has(id)) return;
        frames.delete(id);
        soon.delete(frame);
        task(time);
      });
    });
    frames.set(id, frame);
    soon.add(frame);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    const frame = frames.get(id);
    if (frame) soon.delete(frame);
    frames.delete(id);
    cancelRealFrame(id);
  };

  window.holdTime = (mayNotRun) => {
    isHeld = mayNotRun;
    ahead.disabled = !isHeld;
    if (isHeld) return;
    const due = held;
    held = [];
    for (const task of due) setRealTimeout(task, 0);
  };

  const chosen = new WeakSet<HTMLImageElement>();
  // A browser would rather take a larger file that it has already fetched for something else.
  const chooseFile = (picture: HTMLImageElement) => {
    if (chosen.has(picture)) return;
    chosen.add(picture);
    for (const source of picture.parentElement?.querySelectorAll('source') ?? []) {
      const files = source.srcset.split(', ');
      const isWideEnough = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10) >= picture.width;
      source.srcset = files.find(isWideEnough) ?? files.at(-1) ?? '';
    }
  };
  const hasCome = async (picture: HTMLImageElement) => {
    chooseFile(picture);
    picture.loading = 'eager';
    picture.decoding = 'sync';
    if (!picture.complete) {
      await new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      });
    }
    await picture.decode().catch(() => undefined);
    // It shows at the edges, or does not, depending on what the browser knows of the picture by then.
    if (picture.naturalWidth > 0) picture.style.background = 'none';
  };
  window.haveComePictures = () =>
    Promise.all([...document.images].filter((picture) => picture.checkVisibility()).map(hasCome));

  const RealObserver = IntersectionObserver;
  window.IntersectionObserver = class extends RealObserver {
    readonly #onIntersection: (target: Element) => void;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      this.#onIntersection = (target) => {
        const place = target.getBoundingClientRect();
        const entry = {
          target,
          isIntersecting: true,
          intersectionRatio: 1,
          boundingClientRect: place,
          intersectionRect: place,
          rootBounds: null,
          time: performance.now(),
        };
        callback([entry], this);
      };
    }
    override observe(target: Element): void {
      queueMicrotask(() => this.#onIntersection(target));
    }
  };

  addEventListener('DOMContentLoaded', () => {
    const still = new CSSStyleSheet();
    still.replaceSync(`*, ::before, ::after {
      transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
    }`);
    document.adoptedStyleSheets.push(still, ahead);
  });
}

/** Runs in the page: every color follows the root's theme, so the story does not have to be played again. */
async function turnTheme(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  await window.realFrame();
  await window.realFrame();
  await window.haveComePictures();
  await window.realFrame();
}

/** Runs in the page: waits until nothing more is to come, and gives how far down there is something to see. */
async function settle({
  lowest,
  margin,
  mostLooks,
}: Record<'lowest' | 'margin' | 'mostLooks', number>): Promise<number> {
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  /* What the scroll drives is where it belongs; what time drives is at its end, or where it begins again and again. */
  const endAnimations = () => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      else if (animation.playState === 'running') {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  };
  const isQuiet = async () => {
    const focused = document.activeElement;
    endAnimations();
    await window.haveComePictures();
    hasChanged = false;
    await window.realFrame();
    await window.realFrame();
    return !hasChanged && !window.isBusy() && document.activeElement === focused;
  };
  for (let looks = 0; looks < mostLooks; looks += 1) if (await isQuiet()) break;
  changes.disconnect();
  window.holdTime(true);
  endAnimations();
  await window.realFrame();
  await window.haveComePictures();
  await window.realFrame();
  await document.fonts.ready;
  // What has the focus may have been selected on the way.
  getSelection()?.removeAllRanges();
  scrollTo(0, 0);
  await window.realFrame();
  await window.realFrame();
  const bottoms = [...document.body.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ bottom }) => bottom);
  const bottom = Math.ceil(Math.max(1, ...bottoms));
  // Behind a dialog nothing scrolls, and nothing is below what covers the window.
  const isLocked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  const isLonger = bottom > innerHeight && !isLocked;
  return Math.min(isLonger ? lowest : innerHeight, bottom + margin);
}

/** Takes the pictures of a page that is made to hold still. */
export interface Camera {
  /** To be called before what is pictured is shown, with the width of the window. */
  clear(width: number): Promise<void>;
  /** As it was played, and then in the other theme. */
  takeBoth(width: number): Promise<[Buffer, Buffer]>;
  /** To be called before what is pictured is taken down. */
  release(): Promise<void>;
}

/** What a page needs before it is opened. */
export const prepareStill = (page: Page): Promise<unknown> => page.addInitScript(stopTheWorld, SOON_MS);

export async function openCamera(page: Page): Promise<Camera> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  return {
    async clear(width) {
      await page.setViewportSize({ width, height: WINDOW_HEIGHT });
      await page.evaluate(() => window.restartChance());
    },
    async takeBoth(width) {
      const height = await page.evaluate(settle, { lowest: LOWEST, margin: MARGIN, mostLooks: MOST_LOOKS });
      const take = async () => {
        const { data } = await devtools.send('Page.captureScreenshot', {
          format: 'png',
          clip: { x: 0, y: 0, width, height, scale: 1 },
          captureBeyondViewport: true,
          optimizeForSpeed: true,
        });
        return Buffer.from(data, 'base64');
      };
      const own = await take();
      await page.evaluate(turnTheme);
      return [own, await take()];
    },
    release: () => page.evaluate(() => window.holdTime(false)),
  };
}
