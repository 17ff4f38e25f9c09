/** So many calls a minute by one caller. */
import { expect, it } from 'vitest';
import { createMinuteBound } from '#edge';

it('takes so many calls of one caller in a minute, whatever others do, and again in the next', () => {
  let now = 600_000;
  const bound = createMinuteBound({ mostCalls: 2, nowEpochMs: () => now });
  const takes = (): readonly boolean[] => [
    bound.take('one'),
    bound.take('one'),
    bound.take('one'),
    bound.take('other'),
  ];
  expect(takes()).toEqual([true, true, false, true]);
  now += 59_999;
  expect(bound.take('one')).toBe(false);
  now += 1;
  expect(takes()).toEqual([true, true, false, true]);
});
