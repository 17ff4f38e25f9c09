/** Counts, by the minute, what was refused before anybody was known (invariant 9): such calls would fill a ledger. */
import type { Clock } from '#core';
import type { Log } from '#edge';
import type { RequestHandler } from 'express';

const MINUTE_MS = 60_000;
const COUNTED_STATUSES = [401, 403, 421, 429];

export function countRefusals({
  clock,
  log,
}: {
  readonly clock: Clock;
  readonly log: Log;
}): RequestHandler {
  let minute = 0;
  let counts = new Map<number, number>();
  return (_request, response, next) => {
    response.once('finish', () => {
      if (!COUNTED_STATUSES.includes(response.statusCode)) return;
      const nowMinute = Math.floor(clock.nowEpochMs() / MINUTE_MS);
      if (nowMinute !== minute) {
        if (counts.size > 0) {
          log.info({ minute, refused: Object.fromEntries(counts) }, 'refused in that minute');
        }
        minute = nowMinute;
        counts = new Map();
      }
      counts.set(response.statusCode, (counts.get(response.statusCode) ?? 0) + 1);
    });
    next();
  };
}
