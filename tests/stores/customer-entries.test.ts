/** What the request ledger says of one customer: theirs alone, the newest first, whatever a hand has written into the index. */
import { describe, expect, it } from 'vitest';
import type { CustomerId, LedgerNote, RequestStore } from '#core';
import {
  customer1,
  customer2,
  makeNote,
  makeStores,
  openByHand,
  START,
  storePath,
} from './store-fixture.ts';

const refusedOf = (customerId: string, at: number): LedgerNote => ({
  ...makeNote('proposal_refused', null, at),
  facts: { customerId, reason: 'out_of_stock' },
});
const listOf = (requests: RequestStore, customerId: CustomerId, after = 0, limit = 10) =>
  requests.listEntriesOfCustomer({ customerId, after, limit });

describe('[REQ-MCP-AUDIT] the entries about a customer', () => {
  it('are the newest first, page by page', async () => {
    const { requests } = makeStores();
    for (let at = 1; at <= 5; at += 1) {
      await requests.appendNote(refusedOf('customer-1', START + at));
    }
    const first = await listOf(requests, customer1, 0, 3);
    expect(first.map((entry) => entry.at - START)).toEqual([5, 4, 3]);
    expect((await listOf(requests, customer1, 3, 3)).map(({ at }) => at - START)).toEqual([2, 1]);
  });

  it('invariant 11: are nobody else’s, and none that names nobody', async () => {
    const { requests } = makeStores();
    await requests.appendNote(refusedOf('customer-1', START));
    await requests.appendNote(makeNote('proposal_refused'));
    expect(await listOf(requests, customer1)).toHaveLength(1);
    expect(await listOf(requests, customer2)).toEqual([]);
  });

  it('invariant 11: stay nobody else’s where a hand points to them, and one that does not parse is not there', async () => {
    const { requests, folder } = makeStores();
    await requests.appendNote(refusedOf('customer-1', START));
    await requests.appendNote(refusedOf('customer-2', START));
    const hand = openByHand(storePath(folder, 'request'));
    hand.exec("INSERT INTO customer_entries VALUES ('customer-2', 1)");
    expect((await listOf(requests, customer2)).map(({ sequence }) => sequence)).toEqual([2]);
    hand.exec("UPDATE ledger SET entry_text = '{' WHERE sequence = 2");
    expect(await listOf(requests, customer2)).toEqual([]);
    hand.close();
  });
});
