/** What not everybody who can reach the shelf may ask for: settlement's own doors, and the buttons of the demo. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestRefused } from '#edge';
import type { Request } from 'express';

/** Throws 401 for a request that does not show the secret. */
export type CheckSecret = (request: Request) => void;

/** @param words what whoever has no secret reads. */
export function createSecretCheck(secret: string, words: string): CheckSecret {
  const wanted = hashOf(`Bearer ${secret}`);
  return (request) => {
    const shown = hashOf(request.headers.authorization ?? '');
    if (timingSafeEqual(shown, wanted)) return;
    throw new RequestRefused(401, 'unauthorized', words);
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
