import type { StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { configure, expect, getConfig, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import { redirect } from '#flows/redirect.ts';
import { stopTheme } from '#flows/theme/themeFlow.ts';
import { useHasInteracted } from '#ui/useHasInteracted.ts';
import { resetPageChange } from '../usePageChange.ts';
import { startAppAt } from './Site.tsx';

/** Parameters of a journey's story: it uses the address bar, so each is framed separately on a docs page. */
export const siteParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '40rem' } },
} as const;

/** The browser's location, without the query in which Storybook keeps the story's id. */
function here() {
  return { pathname: location.pathname, search: location.search, entry: navigation.currentEntry?.key };
}

/** Goes back to the history entry before the journey, so that Back never leads into it. */
async function goBackTo({ pathname, search, entry }: ReturnType<typeof here>): Promise<void> {
  const isAtNextStory = new URLSearchParams(location.search).has('viewMode');
  const query = isAtNextStory ? location.search : search;
  if (entry !== undefined && navigation.currentEntry?.key !== entry) {
    await navigation.traverseTo(entry).finished;
  }
  history.replaceState(null, '', pathname + query);
}

/** The timeout for a page's chunks, generous for busy machines. In milliseconds. */
const TIMEOUT = 10_000;

/**
 * Dispatches events without Storybook's `act` wrapper, which waits for React to finish and never returns while a page
 * is suspended.
 *
 * @returns a function that restores the wrapper.
 */
function withoutActWrapper(): () => void {
  const { asyncUtilTimeout, eventWrapper } = getConfig();
  configure({ asyncUtilTimeout: TIMEOUT, eventWrapper: (dispatch) => dispatch() });
  return () => configure({ asyncUtilTimeout, eventWrapper });
}

/** Follows a journey from outside, such as a test that records announcements. */
interface JourneyObserver {
  /** Runs a step, given its name. */
  step: (label: string, walk: () => Promise<void>) => Promise<void>;
  /** The page was replaced, and the focused element with it. */
  pageIsLeft: () => void;
}

let observer: JourneyObserver | undefined;

/** Sets the observer of all further journeys; `undefined` removes it. */
export function setJourneyObserver(other: JourneyObserver | undefined): void {
  observer = other;
}

interface Setting extends Pick<StoryContext, 'id' | 'step'> {
  msw: SetupWorker;
}

/** The running journey: a theme change renders its story again, and must not restart it. */
let runningJourney: string | undefined;

/**
 * Starts a journey at an address of the site with empty storage and mocked functions, and restores the browser's state
 * at the end. Redirects to the payment page are recorded instead of followed, and the piggy bank is a still picture, so
 * that the last picture is stable.
 */
export const startingAt =
  (address: string, ...functions: readonly RequestHandler[]) =>
  (setting: Setting) => {
    const { id, msw, step } = setting;
    if (runningJourney === id) return undefined;
    runningJourney = id;
    const before = here();
    const asBefore = withoutActWrapper();
    setting.step = (label, walk) =>
      step(label, async (context) => {
        const go = async () => walk(context);
        await (observer?.step(label, go) ?? go());
      });
    msw.use(...functions);
    mocked(redirect).mockImplementation(() => {});
    mocked(useHasInteracted).mockReturnValue(false);
    localStorage.removeItem('theme');
    resetPageChange();
    // As in the app (scroll.ts): otherwise the browser scrolls the next journey some time after going back.
    history.scrollRestoration = 'manual';
    history.replaceState(null, '', address);
    scrollTo({ top: 0, behavior: 'instant' });
    return async () => {
      runningJourney = undefined;
      await goBackTo(before);
      asBefore();
      stopTheme();
      localStorage.removeItem('theme');
    };
  };

/** Waits for a page's main heading, focused after a client navigation. */
export async function waitForPage(heading: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: heading });
}

/** Follows a header link; these are visible in wide windows only. */
export async function choose(page: string): Promise<void> {
  const header = within(screen.getByRole('navigation', { name: shellTexts.mainNavigation }));
  await userEvent.click(header.getByRole('link', { name: page }));
}

export async function press(button: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** Arrives at an address from outside the site, as from the payment page. */
export function loadSiteAt(address: string): void {
  observer?.pageIsLeft();
  resetPageChange();
  startAppAt(address);
}

/** Waits for the redirect to the payment page, which stories record instead of following. */
export async function leaveFor(paymentPage: string): Promise<void> {
  await waitFor(() => expect(mocked(redirect)).toHaveBeenCalledWith(paymentPage));
}

/** Focuses the newest notice with its hotkey; a focused notice stays. */
export async function goToNotice(text: string): Promise<void> {
  const notice = await screen.findByText(text, { selector: '[data-part=title]' });
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
}

/** Waits until finite animations have ended and requested pictures have loaded. */
export async function everythingIsStill(): Promise<void> {
  await waitFor(() => {
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && timeline === document.timeline && end !== Number.POSITIVE_INFINITY;
    });
    expect(moving).toEqual([]);
    const missing = [...document.images].filter(({ loading, complete }) => loading === 'eager' && !complete);
    expect(missing).toEqual([]);
  });
}
