/** Who may have goods held, sent or taken back: settlement, and nobody else who can reach the shelf. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestRefused } from '#edge';
import type { Request } from 'express';

/** Throws 401 for a request that does not show settlement's secret. */
export type CheckSettlement = (request: Request) => void;

export function createSettlementCheck(secret: string): CheckSettlement {
  const wanted = hashOf(`Bearer ${secret}`);
  return (request) => {
    const shown = hashOf(request.headers.authorization ?? '');
    if (timingSafeEqual(shown, wanted)) return;
    throw new RequestRefused(401, 'unauthorized', 'Only settlement may ask for this.');
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
