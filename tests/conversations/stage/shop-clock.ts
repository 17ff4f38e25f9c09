/** Real time, put forward on demand: minutes that nobody waits for. */
import type { RaceClock } from '../../races/race-sides.ts';

export interface ShopClock extends RaceClock {
  passMinutes(minutes: number): void;
}

export function createShopClock(): ShopClock {
  let aheadMs = 0;
  const nowEpochMs = (): number => Date.now() + aheadMs;
  return {
    get now() {
      return nowEpochMs();
    },
    nowEpochMs,
    passMinutes(minutes) {
      aheadMs += minutes * 60_000;
    },
  };
}
