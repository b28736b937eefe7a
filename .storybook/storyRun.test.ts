import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginRun, endRun } from './storyRun.ts';

const story = { id: 'a-story', parameters: {}, globals: {}, viewMode: 'story' } as const;
const ends: (() => void)[] = [];

async function begin(context: Parameters<typeof beginRun>[0]): Promise<void> {
  const end = await beginRun(context, async () => {});
  if (end) ends.push(end);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
  vi.restoreAllMocks();
});

it('fails a story that logs an error, and leaves it rendered', async () => {
  await begin(story);
  console.error('Too bad.');
  expect(() => endRun(story)).toThrow('console error: Too bad.');
  await begin(story);
  expect(() => endRun(story)).not.toThrow();
});

it('fails a story whose expected error was not logged, once', async () => {
  const expecting = { ...story, parameters: { expectedErrors: true } };
  await begin(expecting);
  expect(() => endRun(expecting)).toThrow('should have logged its error');
  await begin(expecting);
  expect(() => endRun(expecting)).not.toThrow();
});

it("does not count one story's errors for the next", async () => {
  await begin(story);
  console.error('Too bad.');
  ends.pop()?.();
  const next = { ...story, id: 'the-next-story' };
  await begin(next);
  expect(() => endRun(next)).not.toThrow();
  console.error('Too late to be noticed.');
  expect(() => endRun(next)).not.toThrow();
});

it('allows errors while a fault is on', async () => {
  await begin(story);
  console.error('Too bad.');
  const globals = { faults: { 'create-tip-payment': 'internal' } };
  expect(() => endRun({ ...story, globals })).not.toThrow();
});

it('ignores errors on a docs page', async () => {
  const onPage = { ...story, viewMode: 'docs' } as const;
  await begin(onPage);
  console.error('Too bad.');
  expect(() => endRun(onPage)).not.toThrow();
});
