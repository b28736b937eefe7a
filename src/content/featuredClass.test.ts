import { expect, it } from 'vitest';
import { featuredClass, lessons } from './featuredClass.ts';

it('has eleven lessons, each of its own', { tags: ['S3.lesson'] }, () => {
  expect(lessons.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const field of ['title', 'description'] as const)
    expect(new Set(lessons.map((lesson) => lesson[field])).size).toBe(11);
  for (const { duration } of lessons) expect(duration).toMatch(/^\d+:\d\d$/);
});

it('is as long as specified, twice over: neither figure is computed from the other', {
  tags: ['S3.lesson.durations', 'D1'],
}, () => {
  expect(lessons.map(({ duration }) => duration)).toEqual([
    '8:30',
    '12:15',
    '6:45',
    '15:20',
    '13:10',
    '18:25',
    '16:40',
    '14:35',
    '11:50',
    '13:20',
    '12:45',
  ]);
  expect(featuredClass.length).toBe('2h 7m in 11 lessons');
});

it('has unlocked the first lesson only', { tags: ['S3.lesson.unlocked'] }, () => {
  expect(lessons.map(({ isUnlocked }) => isUnlocked)).toEqual([true, ...Array(10).fill(false)]);
});
