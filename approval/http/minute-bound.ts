/** At most so many calls a minute from one address, for what can be called before signing in. */
import type { Clock } from '#core';
import { RequestRefused } from '#edge';
import type { RequestHandler } from 'express';

const MINUTE_MS = 60_000;

export function minuteBound({
  mostCalls,
  clock,
}: {
  readonly mostCalls: number;
  readonly clock: Clock;
}): RequestHandler {
  let minute = 0;
  let calls = new Map<string, number>();
  return (request, response, next) => {
    const nowMinute = Math.floor(clock.nowEpochMs() / MINUTE_MS);
    if (nowMinute !== minute) {
      minute = nowMinute;
      calls = new Map();
    }
    const address = request.socket.remoteAddress ?? '';
    const count = (calls.get(address) ?? 0) + 1;
    calls.set(address, count);
    if (count <= mostCalls) {
      next();
      return;
    }
    response.set('Retry-After', '60');
    next(new RequestRefused(429, 'too_often', 'That was tried too often. Please wait a minute.'));
  };
}
