import type { Browser, Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { Host } from './host.ts';

/** The properties of a built Storybook's window that are used here. */
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      storyStoreValue?: {
        loadStory(query: { storyId: string }): Promise<PreparedStory>;
        userGlobals: { update(globals: Globals | { a11y: { manual: boolean } }): void };
      };
      currentRender?: {
        type: string;
        phase?: string;
        teardown?(options: { viewModeChanged?: boolean }): Promise<void>;
      };
      storyRenders: { phase?: string }[];
    };
  }
}

type Globals = Record<string, string>;

/** An entry of a built Storybook's index.json. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

export interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: Record<string, unknown>;
}

/** A canvas of a built Storybook, which shows one entry after the other without reloading. */
export interface Review {
  page: Page;
  prepare(id: string): Promise<PreparedStory>;
  /** Shows an entry and plays it to its end. The globals stay as they are set. */
  show(entry: Entry, globals?: Globals): Promise<void>;
  /** Unmounts the entry, and returns its problems in sentences. */
  end(): Promise<string[]>;
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** Chromium also logs this for mocked errors; the host itself records what it could not serve. */
const REFUSED = 'Failed to load resource';

const seconds = `${PATIENCE_MS / 1000} seconds`;

/** Runs in the page. */
function play({ entry: { id, type }, globals }: { entry: Entry; globals: Globals }): Promise<string[]> {
  window.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update(globals);
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const isShown = new URLSearchParams(location.search).get('id') === id;
  return new Promise((resolve) => {
    const problems: string[] = [];
    const note = ({ message }: { message: string }) => problems.push(message);
    const listeners = {
      storyThrewException: note,
      playFunctionThrewException: note,
      unhandledErrorsWhilePlaying: (errors: { message: string }[]) => errors.forEach(note),
      storyErrored: (error: { title: string; description: string }) => {
        problems.push(`${error.title}: ${error.description}`);
        stop();
      },
      storyMissing: () => {
        problems.push('it could not be loaded');
        stop();
      },
      storyFinished: ({ storyId, status }: { storyId: string; status: string }) => {
        if (storyId !== id) return;
        if (status !== 'success' && problems.length === 0) problems.push('it ended in an error');
        stop();
      },
      docsRendered: (shown: string) => {
        if (shown === id) stop();
      },
    };
    function stop(): void {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(problems);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    if (isShown) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });
}

/** Runs in the page. A docs page renders before its chart and its stories, some of them in frames. */
function areStoriesDone(): boolean {
  const { storyRenders } = window.__STORYBOOK_PREVIEW__;
  const places = [...document.querySelectorAll('.sb-story')];
  const frames = places.flatMap((place) => [...place.querySelectorAll('iframe')]);
  return (
    storyRenders.length + frames.length >= places.length &&
    storyRenders.every(({ phase }) => phase === 'finished') &&
    document.querySelector('.docs-chart[aria-busy=true]') === null &&
    frames.every(
      ({ contentWindow }) => contentWindow?.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    )
  );
}

/** Waits for a docs page, with its chart and its stories. */
async function docsAreWhole(page: Page): Promise<void> {
  await page.locator('#storybook-docs main h1').first().waitFor();
  await page.waitForFunction(areStoriesDone, undefined, { timeout: PATIENCE_MS });
}

function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Opens the canvas of a served Storybook, with the user agent of Storybook's test runner. axe is off here, since the
 * project `stories` runs it.
 */
export async function openReview(
  browser: Browser,
  host: Host,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Review> {
  const context = await browser.newContext({
    userAgent: `Mozilla/5.0 Chrome/${browser.version()} StorybookTestRunner`,
    proxy: { server: new URL(host.url).origin },
  });
  const page = await context.newPage();
  await prepare(page);
  let problems: string[] = [];
  let isSpoilt = false;
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(REFUSED)) problems.push(message.text());
  });

  async function open(): Promise<void> {
    await page.goto(`${host.url}iframe.html`);
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
    await page.evaluate(() =>
      window.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update({ a11y: { manual: true } }),
    );
    isSpoilt = false;
  }
  await open();

  return {
    page,
    async prepare(id) {
      return page.evaluate(async (storyId) => {
        const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
        if (story === undefined) throw new Error(`There is no story ${storyId}.`);
        const { storyGlobals, parameters } = story;
        return { storyGlobals, parameters: { chromatic: parameters['chromatic'] } };
      }, id);
    },
    async show(entry, globals = {}) {
      if (isSpoilt) await open();
      const late = [`it was not done after ${seconds}`];
      const found = await inTime(page.evaluate(play, { entry, globals }), late).catch((error: unknown) => [
        String(error),
      ]);
      problems.push(...found);
      if (entry.type === 'docs') await docsAreWhole(page);
    },
    async end() {
      const takeDown = page.evaluate(async () => {
        const { currentRender } = window.__STORYBOOK_PREVIEW__;
        if (currentRender?.type === 'story') await currentRender.teardown?.({});
      });
      const found = await inTime(
        takeDown.then(() => []),
        [`it could not be taken down in ${seconds}`],
      ).catch((error: unknown) => [String(error)]);
      const all = [...problems, ...found, ...host.takeStrays().map((stray) => `asked in vain: ${stray}`)];
      problems = [];
      isSpoilt = all.length > 0;
      return [...new Set(all)];
    },
    close: () => context.close(),
  };
}
