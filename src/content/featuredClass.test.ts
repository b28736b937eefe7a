import { expect, it } from 'vitest';
import { lessons } from './featuredClass.ts';

it('has distinct lessons', { tags: ['S3.lesson'] }, () => {
  expect(lessons.map(({ id }) => id)).toEqual(lessons.map((_, index) => index + 1));
  for (const field of ['title', 'description'] as const)
    expect(new Set(lessons.map((lesson) => lesson[field])).size).toBe(lessons.length);
  for (const { duration } of lessons) expect(duration).toMatch(/^\d+:\d\d$/);
});

it('unlocks only the first lesson', { tags: ['S3.lesson.unlocked'] }, () => {
  expect(lessons.map(({ isUnlocked }) => isUnlocked)).toEqual(lessons.map((_, index) => index === 0));
});
