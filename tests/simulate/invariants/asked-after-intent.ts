import { KEY_IS_KNOWN_FOR_MS } from '../world/simulated-processor.ts';
import { firstFault, type Invariant } from './invariant.ts';

export const askedAfterIntent: Invariant = {
  name: 'asked after intent',
  number: 3,
  says: 'the processor is asked only about a charge whose start is committed, always with one key, and never when it may have forgotten that key',
  begin: () => {
    const redeemedAt = new Map<string, number>();
    const keys = new Map<string, string>();
    return ({ world, before, newEndings, newRequests }) => {
      for (const { digest, kind } of newEndings) {
        if (kind === 'redeemed') redeemedAt.set(digest, world.scheduler.elapsedMs);
      }
      return firstFault(newRequests, ({ request, atElapsedMs }) => {
        const { reference, idempotencyKey } = request;
        const state = before.charges.get(reference)?.state;
        if (state === undefined || state === 'intended') {
          return 'the processor was asked about a charge that nothing says was started';
        }
        const key = keys.get(reference) ?? idempotencyKey;
        keys.set(reference, key);
        if (key !== idempotencyKey) return 'the processor was asked about one order with two keys';
        return atElapsedMs - (redeemedAt.get(reference) ?? 0) >= KEY_IS_KNOWN_FOR_MS
          ? 'the processor was asked when it may have forgotten the key'
          : undefined;
      });
    };
  },
};
