/** How often one address, before anybody is known, and one account may call (docs/decisions/0015-rate-limits.md). */
import { RequestRefused } from '#edge';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Session } from '#core';

/** What is bounded. Each is far more than a person does, and few enough that nobody fills the store or the ledger, or tries many. */
export interface RateLimits {
  /** Sign-ins begun and answered, by address. */
  readonly signIns: Allowance;
  /** Totals typed; like all below, by customer. */
  readonly totals: Allowance;
  readonly changes: Allowance;
  readonly recoveries: Allowance;
  readonly writes: Allowance;
  /** A copy of everything: it reads all there is. */
  readonly exports: Allowance;
}

export const RATE_LIMITS: RateLimits = {
  signIns: { calls: 300, inSeconds: 60 },
  totals: { calls: 60, inSeconds: 60 },
  changes: { calls: 60, inSeconds: 600 },
  recoveries: { calls: 10, inSeconds: 3600 },
  writes: { calls: 60, inSeconds: 60 },
  exports: { calls: 10, inSeconds: 600 },
};

export interface AccountLimit {
  /** @throws {RequestRefused} 429 when this customer has called too often. */
  spend(session: Pick<Session, 'customerId'>): Promise<void>;
}

export interface Allowance {
  readonly calls: number;
  readonly inSeconds: number;
}

/** By the address of the connection: far more than a person's browsers make. */
export function limitByAddress(allowance: Allowance): RequestHandler {
  const limit = createLimit(allowance, 'Nothing was bought.');
  return async (request: Request, _response, next) => {
    await limit(request.socket.remoteAddress ?? '');
    next();
  };
}

/** What did not happen, in the answer to one call too many. */
export type NotDone = 'Nothing was bought.' | 'Nothing was changed.';

/** By customer, across all sessions and addresses. */
export function limitByAccount(
  allowance: Allowance,
  notDone: NotDone = 'Nothing was changed.',
): AccountLimit {
  const limit = createLimit(allowance, notDone);
  return { spend: ({ customerId }) => limit(customerId) };
}

function createLimit(
  { calls, inSeconds }: Allowance,
  notDone: NotDone,
): (caller: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: calls, duration: inSeconds });
  return async (caller) => {
    try {
      await limiter.consume(caller);
    } catch (refusal) {
      // The library says no by rejecting with what is left; anything else is a fault.
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RequestRefused(
        429,
        'too_often',
        `That was tried too often. ${notDone} Please wait a while and try again.`,
      );
    }
  };
}
