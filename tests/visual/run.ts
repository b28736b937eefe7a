import { type Browser, chromium } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { launchOptions } from '../browser.ts';
import { builtStorybook, readEntries } from '../storybook/builtStorybook.ts';
import { hostUnder } from '../storybook/host.ts';
import { type Entry, openReview, type PreparedStory, type Review } from '../storybook/review.ts';
import { baselinesOf, storiesWithBaselines } from './baselines.ts';
import { fontEnvironment } from './fonts.ts';
import { hashOf } from './hashOf.ts';
import { type Camera, openCamera, prepareStill } from './still.ts';

const CANVASES = 3;
const MOST_LOOKS = 3;

export type Verdict = 'same' | 'changed' | 'new' | 'gone' | 'broken';

/** The result of a comparison. */
export interface Shot {
  story: string;
  title: string;
  mode: string;
  verdict: Verdict;
  /** Another try had another result. */
  isUnsteady?: boolean;
  png?: Buffer;
  /** The accepted picture's file. */
  before?: string;
  /** What went wrong, in sentences. */
  problems?: string[];
}

interface ModeParameters {
  chromatic?: {
    disableSnapshot?: boolean;
    modes?: Record<string, { theme?: string; viewport?: number; disable?: boolean }>;
  };
}

/** What a story is taken in: what Chromatic would take it in. */
function modesOf({ parameters }: PreparedStory) {
  const { chromatic = {} }: ModeParameters = parameters;
  if (chromatic.disableSnapshot) return [];
  return Object.entries(modes)
    .filter(([name]) => chromatic.modes?.[name]?.disable !== true)
    .map(([name, mode]) => ({ name, ...mode }));
}

type Mode = ReturnType<typeof modesOf>[number];

/** The modes of one width of the window: a story is played once for both themes. */
function pairsOf(wanted: readonly Mode[]): Mode[][] {
  return [...Map.groupBy(wanted, ({ viewport }) => viewport).values()];
}

async function judge(review: Review, camera: Camera, entry: Entry, pair: readonly Mode[]): Promise<Shot[]> {
  const [first] = pair;
  if (first === undefined) return [];
  await camera.clear(first.viewport);
  await review.show(entry, { theme: first.theme });
  const pngs = await camera.takeBoth(first.viewport);
  await camera.release();
  const problems = await review.end();
  return pair.map((mode): Shot => {
    const about = { story: entry.id, title: `${entry.title}: ${entry.name}`, mode: mode.name };
    const png = mode.theme === first.theme ? pngs[0] : pngs[1];
    const known = baselinesOf(entry.id).get(mode.name);
    if (problems.length > 0) return { ...about, verdict: 'broken', problems, png };
    if (known === undefined) return { ...about, verdict: 'new', png };
    return { ...about, verdict: known.hash === hashOf(png) ? 'same' : 'changed', png, before: known.file };
  });
}

const isAlike = (shot: Shot, other: Shot | undefined): boolean =>
  shot.verdict === other?.verdict && shot.png !== undefined && other.png?.equals(shot.png) === true;

/** As it was accepted, or, where nothing was accepted yet, as it was at the look before. */
function isCertain(shot: Shot, before: Shot | undefined): boolean {
  const { verdict } = shot;
  return verdict === 'same' || (verdict === 'new' && isAlike(shot, before));
}

/** What is not certain is compared again; the last comparison counts, and differences between them are reported. */
async function judgeWithCare(
  review: Review,
  camera: Camera,
  entry: Entry,
  pair: readonly Mode[],
): Promise<Shot[]> {
  const earlier: Shot[][] = [];
  let last = await judge(review, camera, entry, pair);
  while (earlier.length + 1 < MOST_LOOKS) {
    const before = earlier.at(-1) ?? [];
    if (last.every((shot, index) => isCertain(shot, before[index]))) break;
    earlier.push(last);
    last = await judge(review, camera, entry, pair);
  }
  return last.map((shot, index) => ({
    ...shot,
    isUnsteady: earlier.some((look) => !isAlike(shot, look[index])),
  }));
}

/** Takes the stories whose id begins with one of these, or all stories, in each of their modes. */
export async function takeShots(
  browser: Browser,
  only: readonly string[],
  onShot: (shot: Shot) => void,
): Promise<Shot[]> {
  const isAsked = (story: string) => only.length === 0 || only.some((start) => story.startsWith(start));
  const stories = readEntries(builtStorybook).filter(({ id, type }) => type === 'story' && isAsked(id));
  const shots: Shot[] = [];
  const note = (shot: Shot) => {
    shots.push(shot);
    onShot(shot);
  };
  const taken = new Map<string, Set<string>>();
  const queue = stories.values();

  async function work(): Promise<void> {
    const host = await hostUnder('/review/', builtStorybook);
    const review = await openReview(browser, host, prepareStill);
    const camera = await openCamera(review.page);
    for (const entry of queue) {
      const wanted = modesOf(await review.prepare(entry.id));
      taken.set(entry.id, new Set(wanted.map(({ name }) => name)));
      for (const pair of pairsOf(wanted))
        for (const shot of await judgeWithCare(review, camera, entry, pair)) note(shot);
    }
    await review.close();
    await host.close();
  }
  await Promise.all(Array.from({ length: CANVASES }, work));

  for (const story of storiesWithBaselines().filter(isAsked)) {
    for (const [mode, { file }] of baselinesOf(story)) {
      if (!taken.get(story)?.has(mode)) note({ story, title: story, mode, verdict: 'gone', before: file });
    }
  }
  return shots;
}

/** Nothing is drawn in parts: neither a picture while it is decoded, nor the edges of what has changed. */
const drawsWhole = ['--disable-checker-imaging', '--disable-partial-raster'];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...drawsWhole],
    env: { ...process.env, ...fontEnvironment, TZ: 'UTC' },
  });
