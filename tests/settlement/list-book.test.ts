/** The book as a client may see it: ids and labels of the customer's own entries. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookAnswerSchema, customerIdSchema, signClientRight } from '#core';
import {
  approvalKey,
  customer1,
  customer2,
  makeWorld,
  skill,
  type World,
} from './settlement-fixture.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.stop());

const listOf = (customerId: typeof customer1) =>
  world.settlement.listBook({ customerId, clientId: skill });

describe('[REQ-MCP-CART-BOOK] the book', () => {
  it('invariant 12: tells ids and labels, and neither an address, a commitment nor the processor’s reference', async () => {
    const book = bookAnswerSchema.parse(await listOf(customer1));
    expect(book).toEqual({
      outcome: 'listed',
      addresses: [{ id: 'customer-1-home', label: 'Home', isDefault: true }],
      instruments: [{ id: 'customer-1-card', label: 'Visa ending 4242', isDefault: true }],
    });
    expect(JSON.stringify(book)).not.toMatch(/Example Street|vault|salt|@/);
  });

  it('invariant 11: tells each customer their own alone, and nothing to who has none', async () => {
    const other = await listOf(customer2);
    expect(JSON.stringify(other)).not.toContain('customer-1');
    expect(await listOf(customerIdSchema.parse('nobody'))).toEqual({
      outcome: 'listed',
      addresses: [],
      instruments: [],
    });
  });

  it('tells nothing to a client whose right the customer took away, and the rest to others [REQ-CLIENT-REVOKED]', async () => {
    const decidedAt = world.clock.now;
    const mine = { customerId: customer1, clientId: skill };
    const right = { version: 1 as const, ...mine, isRevoked: true, decidedAt };
    await world.approvals.insertClientRight(
      { ...mine, jws: signClientRight(right, approvalKey.signer) },
      { at: decidedAt, kind: 'client_revoked', digest: null, facts: {} },
    );
    expect(await listOf(customer1)).toEqual({ outcome: 'refused', reason: 'client_revoked' });
    expect(await listOf(customer2)).toMatchObject({ outcome: 'listed' });
  });
});
