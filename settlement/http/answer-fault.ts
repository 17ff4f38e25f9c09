/** The one place where what settlement could not do becomes an HTTP status. An expected "no" is a 200 with its outcome. */
import type { ErrorRequestHandler } from 'express';
import { StoreUnavailable } from '#core';
import { RequestRefused, type Log } from '#edge';

/** Everything else is a fault of ours, and is answered and logged by the edge. */
export function answerFault(log: Log): ErrorRequestHandler {
  return (fault: unknown, _request, _response, next) => {
    if (!(fault instanceof StoreUnavailable)) {
      next(fault);
      return;
    }
    log.warn({ err: fault }, 'a store is not available: the fault says whose');
    next(
      new RequestRefused(503, 'unavailable', 'The order cannot be looked at now. Try again soon.'),
    );
  };
}
