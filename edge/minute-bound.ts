/** At most so many calls a minute by one caller. */
import type { RequestHandler } from 'express';
import { RequestRefused } from './http-app.ts';

export interface MinuteBoundOptions {
  readonly mostCalls: number;
  readonly nowEpochMs: () => number;
}

export interface MinuteBound {
  /** Counts a call; false when it is one too many in this minute. `caller` is whoever is bound: never a text of a stranger's own choice. */
  take(caller: string): boolean;
}

const MINUTE_MS = 60_000;

/** What was counted is forgotten every minute, so that callers cannot fill the memory. */
export function createMinuteBound({ mostCalls, nowEpochMs }: MinuteBoundOptions): MinuteBound {
  let minute = 0;
  let calls = new Map<string, number>();
  return {
    take(caller) {
      const nowMinute = Math.floor(nowEpochMs() / MINUTE_MS);
      if (nowMinute !== minute) {
        minute = nowMinute;
        calls = new Map();
      }
      const count = (calls.get(caller) ?? 0) + 1;
      calls.set(caller, count);
      return count <= mostCalls;
    },
  };
}

/** For what can be called before anybody is known: by address. */
export function boundByAddress(options: MinuteBoundOptions): RequestHandler {
  const bound = createMinuteBound(options);
  return (request, response, next) => {
    if (bound.take(request.socket.remoteAddress ?? '')) {
      next();
      return;
    }
    response.set('Retry-After', '60');
    next(new RequestRefused(429, 'too_often', 'That was tried too often. Please wait a minute.'));
  };
}
