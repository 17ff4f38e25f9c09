import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createRefusalCount } from '#edge';

it('invariant 9: counts by the minute what is refused before anybody is known [REQ-REFUSALS-COUNTED]', () => {
  const told: unknown[] = [];
  const minutes: (() => void)[] = [];
  const refusals = createRefusalCount({
    timers: {
      after: (delayMs, run) => {
        expect(delayMs).toBe(60_000);
        minutes.push(run);
        return () => undefined;
      },
    },
    log: pino({ level: 'info' }, { write: (line) => void told.push(JSON.parse(line)) }),
  });
  refusals.add('invalid_token');
  refusals.add('invalid_token');
  refusals.add('wrong_origin');
  expect(minutes).toHaveLength(1);
  expect(told).toEqual([]);
  minutes.shift()?.();
  expect(told).toMatchObject([{ refusals: { invalid_token: 2, wrong_origin: 1 } }]);
  expect(minutes).toEqual([]);
  refusals.add('sign_in_needed');
  minutes.shift()?.();
  expect(told.at(-1)).toMatchObject({ refusals: { sign_in_needed: 1 } });
  expect(told.at(-1)).not.toHaveProperty('refusals.invalid_token');
});
