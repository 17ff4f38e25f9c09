/** What the request side's store remembers of codes that have left for settlement. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientIdSchema } from '#core';
import {
  client,
  customer1,
  customer2,
  insertDryRun,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openRequests,
  storePath,
} from './store-fixture.ts';

const stored = makeStoredDryRun();
const order = { digest: stored.dryRun.digest, customerId: customer1, clientId: client };

describe('codes that were sent [REQ-SENT-CODE-KEPT]', () => {
  it('are kept through a restart, and of the own orders alone', async () => {
    const { requests, folder, keys } = makeStores();
    await insertDryRun(requests, stored);
    expect(await requests.mayBeBought(order)).toBe(false);
    const others = [
      { ...order, customerId: customer2 },
      { ...order, clientId: clientIdSchema.parse('other-client') },
    ];
    for (const other of others) await requests.rememberCodeSent(other);
    expect(await requests.mayBeBought(order)).toBe(false);
    await requests.rememberCodeSent(order);
    for (const other of others) {
      await requests.rememberNothingBought({ ...other, hasEnded: true });
      expect(await requests.mayBeBought(other)).toBe(false);
    }
    requests.close();
    const again = openRequests(folder, keys);
    expect(await again.mayBeBought(order)).toBe(true);
    again.close();
  });

  it('may have bought the order until each is known to have bought nothing, or the order has ended', async () => {
    const { requests } = makeStores();
    await insertDryRun(requests, stored);
    let [sent, refused, hasEnded] = [0, 0, false];
    const steps = fc.array(fc.constantFrom('sent', 'refused', 'ended'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        for (const step of taken) {
          if (step === 'sent') {
            await requests.rememberCodeSent(order);
            sent += 1;
          } else {
            await requests.rememberNothingBought({ ...order, hasEnded: step === 'ended' });
            // More answers than calls are none.
            if (step === 'refused') refused = Math.min(refused + 1, sent);
            else hasEnded ||= sent > 0;
          }
          expect(await requests.mayBeBought(order)).toBe(!hasEnded && refused < sent);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are kept in a store that an earlier program has made', async () => {
    const { requests, folder, keys } = makeStores();
    await insertDryRun(requests, stored);
    requests.close();
    const hand = openByHand(storePath(folder, 'request'));
    hand.exec('DROP TABLE sent_codes; PRAGMA user_version = 1');
    hand.close();
    const again = openRequests(folder, keys);
    await again.rememberCodeSent(order);
    expect(await again.mayBeBought(order)).toBe(true);
    again.close();
  });
});
