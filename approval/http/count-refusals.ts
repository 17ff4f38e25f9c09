/** Counts what was refused before anybody was known, by its status. */
import { createRefusalCount } from '#edge';
import type { RequestHandler } from 'express';
import type { ApprovalParts } from '../approval-parts.ts';

const COUNTED_STATUSES = [401, 403, 421, 429];

export function countRefusals(parts: Pick<ApprovalParts, 'timers' | 'log'>): RequestHandler {
  const refusals = createRefusalCount(parts);
  return (_request, response, next) => {
    response.once('finish', () => {
      const { statusCode } = response;
      if (COUNTED_STATUSES.includes(statusCode)) refusals.add(String(statusCode));
    });
    next();
  };
}
