/** What cannot be read or reached now is said in plain words; it is no fault of the caller and no crash. */
import { StoreUnavailable, type Clock } from '#core';
import { RequestRefused, type Log } from '#edge';
import type { ErrorRequestHandler } from 'express';
import { IdentityUnavailable } from '../identity/identity-provider.ts';

const MINUTE_MS = 60_000;

/** Logged once a minute at most: phones ask again every second. */
export function answerUnavailable({
  clock,
  log,
}: {
  readonly clock: Clock;
  readonly log: Log;
}): ErrorRequestHandler {
  let loggedAt = 0;
  return (fault: unknown, _request, response, next) => {
    const words = wordsFor(fault);
    if (words === undefined) {
      next(fault);
      return;
    }
    const nowEpochMs = clock.nowEpochMs();
    if (nowEpochMs - loggedAt >= MINUTE_MS) {
      loggedAt = nowEpochMs;
      log.warn({ err: fault }, 'answered as unavailable');
    }
    response.set('Retry-After', '2');
    next(words);
  };
}

function wordsFor(fault: unknown): RequestRefused | undefined {
  if (fault instanceof StoreUnavailable) {
    return new RequestRefused(
      503,
      'orders_unavailable',
      'We cannot look at your orders just now. Please try again in a moment.',
    );
  }
  if (fault instanceof IdentityUnavailable) {
    return new RequestRefused(
      503,
      'sign_in_unavailable',
      'Signing in does not work just now. Nothing was bought. Please try again in a moment.',
    );
  }
  return undefined;
}
