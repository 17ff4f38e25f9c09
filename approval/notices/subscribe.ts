/** A browser of the session asks for notices, or asks no more. */
import { createPublicKey } from 'node:crypto';
import type { PushSubscription, Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export type SubscribeAnswer =
  | { readonly outcome: 'subscribed' }
  | {
      readonly outcome: 'refused';
      /** There is no Web Push here; its push service is none that messages may be sent to; its key is none. */
      readonly reason: 'push_off' | 'service_unknown' | 'key_not_valid';
    };

export async function subscribe(
  { subscription, session }: { readonly subscription: PushSubscription; readonly session: Session },
  { push, store, clock }: Pick<ApprovalParts, 'push' | 'store' | 'clock'>,
): Promise<SubscribeAnswer> {
  if (!push) return { outcome: 'refused', reason: 'push_off' };
  const { endpoint, keys } = subscription;
  if (!push.isKnownService(endpoint)) return { outcome: 'refused', reason: 'service_unknown' };
  if (!isPointOnCurve(keys.p256dh)) return { outcome: 'refused', reason: 'key_not_valid' };
  const { customerId, sessionHash } = session;
  const createdAt = clock.nowEpochMs();
  await store.putSubscription({ endpoint, ...keys, customerId, sessionHash, createdAt });
  return { outcome: 'subscribed' };
}

/** An uncompressed point on P-256: nothing can be encrypted to anything else. */
function isPointOnCurve(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return false;
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    // The library says no by throwing.
    return false;
  }
}
