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

/** How a journey is shown: it has an address, so that each stands in a frame of its own on a docs page. */
export const wholeSite = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '40rem' } },
} as const;

/** Where the browser is; Storybook keeps the story that is shown in the query. */
function here() {
  return { pathname: location.pathname, search: location.search, entry: navigation.currentEntry?.key };
}

/** Goes back to where the journey began, so that the browser's Back button never leads into it again. */
async function goBackTo({ pathname, search, entry }: ReturnType<typeof here>): Promise<void> {
  const isAtNextStory = new URLSearchParams(location.search).has('viewMode');
  const query = isAtNextStory ? location.search : search;
  if (entry !== undefined && navigation.currentEntry?.key !== entry) {
    await navigation.traverseTo(entry).finished;
  }
  history.replaceState(null, '', pathname + query);
}

/** A page is fetched in pieces as the visitor goes; on a busy machine, that takes its time. In milliseconds. */
const PATIENCE = 10_000;

/**
 * Has events reach React as a visitor's do. Storybook's own wrapper would have React finish everything before the event
 * is over, which a page that is still being fetched cannot. @returns what puts it back.
 */
function asInABrowser(): () => void {
  const { asyncUtilTimeout, eventWrapper } = getConfig();
  configure({ asyncUtilTimeout: PATIENCE, eventWrapper: (dispatch) => dispatch() });
  return () => configure({ asyncUtilTimeout, eventWrapper });
}

/** Somebody who goes along on a journey. */
interface Companion {
  /** Is told of a step, and takes it. */
  step: (label: string, walk: () => Promise<void>) => Promise<void>;
  /** The page that was shown is gone, and with it whatever had the focus. */
  pageIsLeft: () => void;
}

let companion: Companion | undefined;

/** Has somebody go along on the journeys from now on, or nobody any more. */
export function goWith(other: Companion | undefined): void {
  companion = other;
}

interface Setting extends Pick<StoryContext, 'id' | 'step'> {
  msw: SetupWorker;
}

/** The journey that is under way; a change of theme renders its story again, and leaves it where it is. */
let underway: string | undefined;

/**
 * Begins a journey at an address of the site, in a browser that has never been there, with functions that answer as
 * told. What the journey changes in the browser is put back afterwards. A visitor sent to a payment page stays here,
 * and the piggy bank stays a picture, so that a journey always ends in the same one.
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

/** Waits for a page by its main heading, which has the focus if the visitor came from another page of the site. */
export async function arriveAt(heading: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: heading });
}

/** Follows one of the header's links, which are there in wide windows only. */
export async function choose(page: string): Promise<void> {
  const header = within(screen.getByRole('navigation', { name: shellTexts.mainNavigation }));
  await userEvent.click(header.getByRole('link', { name: page }));
}

export async function press(button: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** Comes to an address from outside the site, as from a payment page. */
export function comeFromOutside(address: string): void {
  companion?.pageIsLeft();
  forgetArrival();
  openAnew(address);
}

/** Waits until the visitor would be on the payment page, were this not a story. */
export async function leaveFor(paymentPage: string): Promise<void> {
  await waitFor(() => expect(mocked(redirect)).toHaveBeenCalledWith(paymentPage));
}

/** Goes to the newest notice by its key: it stays for as long as it has the focus. */
export async function goToNotice(text: string): Promise<void> {
  const notice = await screen.findByText(text, { selector: '[data-part=title]' });
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
}

/** Waits until nothing moves any more but what moves for ever, and every picture that was asked for is there. */
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
