import { expect, it } from 'vitest';
import { createRefusalCounter } from '../../mcp/http/refusal-counter.ts';

it('invariant 9: counts by the minute what is refused before anybody is known', () => {
  const told: unknown[] = [];
  const clock = { nowMs: 600_000, nowEpochMs: () => clock.nowMs };
  const counter = createRefusalCounter({
    clock,
    log: { info: (of: unknown) => void told.push(of) },
  });
  counter.count('invalid_token');
  counter.count('invalid_token');
  counter.count('wrong_origin');
  counter.flush();
  expect(told).toEqual([]);
  clock.nowMs += 60_000;
  counter.count('sign_in_needed');
  expect(told).toEqual([
    { minuteEpochMs: 600_000, refused: { invalid_token: 2, wrong_origin: 1 } },
  ]);
  clock.nowMs += 60_000;
  counter.flush();
  expect(told).toHaveLength(2);
});
