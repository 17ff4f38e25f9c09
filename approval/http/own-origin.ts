/** Only our own page may call the API: a browser says where a call comes from, and we believe nothing else. */
import { RequestRefused } from '#edge';
import type { RequestHandler } from 'express';

/**
 * `Sec-Fetch-Site` must say `same-origin`. `Origin` must be exactly ours; browsers leave it out of same-origin GETs (Fetch Standard,
 * section 3.2, "append a request Origin header"), so only there may it be missing.
 */
export function ownOriginOnly(origin: string): RequestHandler {
  return (request, _response, next) => {
    const isOriginOurs =
      request.headers.origin === undefined
        ? request.method === 'GET'
        : request.headers.origin === origin;
    if (isOriginOurs && request.headers['sec-fetch-site'] === 'same-origin') {
      next();
      return;
    }
    next(
      new RequestRefused(
        403,
        'not_our_page',
        'Only the card itself may do this. Nothing was bought.',
      ),
    );
  };
}
