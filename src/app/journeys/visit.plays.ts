import type { StoryContext } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { configure, expect, getConfig, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { shellTexts } from '#content/navigation.ts';
import { redirect } from '#flows/redirect.ts';
import { stopTheme } from '#flows/theme/themeFlow.ts';
import { useVisitor } from '#screens/shell/useVisitor.ts';
import { forgetArrival } from '../useArrival.ts';
import { openAnew } from './Site.tsx';

/** Parameters of a journey's story: it uses the address bar, so each is framed separately on a docs page. */
export const wholeSite = {
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
const PATIENCE = 10_000;

/**
 * Dispatches events without Storybook's `act` wrapper, which waits for React to finish and never returns while a page
 * is suspended.
 *
 * @returns a function that restores the wrapper.
 */
function asInABrowser(): () => void {
  const { asyncUtilTimeout, eventWrapper } = getConfig();
  configure({ asyncUtilTimeout: PATIENCE, eventWrapper: (dispatch) => dispatch() });
  return () => configure({ asyncUtilTimeout, eventWrapper });
}

/** Follows a journey from outside, such as a test that records announcements. */
interface Companion {
  /** Called with a step's name; runs the step. */
  step: (label: string, walk: () => Promise<void>) => Promise<void>;
  /** The page was replaced, and the focused element with it. */
  pageIsLeft: () => void;
}

let companion: Companion | undefined;

/** Sets the companion of all further journeys; `undefined` removes it. */
export function goWith(other: Companion | undefined): void {
  companion = other;
}

interface Setting extends Pick<StoryContext, 'id' | 'step'> {
  msw: SetupWorker;
}

/** The running journey: a theme change renders its story again, and must not restart it. */
let underway: string | undefined;

/**
 * Starts a journey at an address of the site with empty storage and mocked functions, and restores the browser's state
 * afterwards. Redirects to the payment page are recorded instead of followed, and the piggy bank is a still picture, so
 * that the last picture is stable.
 */
export const startingAt =
  (address: string, ...functions: readonly RequestHandler[]) =>
  (setting: Setting) => {
    const { id, msw, step } = setting;
    if (underway === id) return undefined;
    underway = id;
    const before = here();
    const asBefore = asInABrowser();
    setting.step = (label, walk) =>
      step(label, async (context) => {
        const go = async () => walk(context);
        await (companion?.step(label, go) ?? go());
      });
    msw.use(...functions);
    mocked(redirect).mockImplementation(() => {});
    mocked(useVisitor).mockReturnValue(false);
    localStorage.removeItem('theme');
    forgetArrival();
    history.replaceState(null, '', address);
    return async () => {
      underway = undefined;
      await goBackTo(before);
      asBefore();
      stopTheme();
      localStorage.removeItem('theme');
    };
  };

/** Waits for a page's main heading, focused after a client navigation. */
export async function arriveAt(heading: string): Promise<void> {
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
export function comeFromOutside(address: string): void {
  companion?.pageIsLeft();
  forgetArrival();
  openAnew(address);
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
