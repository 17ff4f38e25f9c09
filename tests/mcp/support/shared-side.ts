/** One request side for the tests of a file, as new for each: a customer who was never here, the shelf and the settings as they were. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Product } from '#core';
import { startRequestSide, type RequestSideUnderTest } from './start-request-side.ts';
import type { SettlementServer } from './start-settlement.ts';

export interface SharedSide {
  readonly side: RequestSideUnderTest;
  /** A connected client of {@link customerId}. */
  readonly client: Client;
  readonly customerId: string;
}

/** Call it at the top of a file; what it returns is to be read inside tests. */
export function shareRequestSide(): SharedSide {
  const shared: {
    side?: RequestSideUnderTest;
    client?: Client;
    customerId: string;
    count: number;
  } = { customerId: '', count: 0 };
  let shelf: ReadonlyMap<string, Product> = new Map();
  let settings: Partial<SettlementServer['settings']> = {};
  const sideOf = (): RequestSideUnderTest => {
    if (!shared.side) throw new Error('the side has not been started');
    return shared.side;
  };
  beforeAll(async () => {
    shared.side = await startRequestSide();
    shelf = new Map(shared.side.merchant.products);
    settings = { ...shared.side.settlement.settings };
  });
  beforeEach(async () => {
    shared.count += 1;
    shared.customerId = `customer-of-test-${String(shared.count)}`;
    shared.client = await sideOf().connect({ subject: shared.customerId });
    await shared.client.listTools();
  });
  afterEach(async () => {
    await shared.client?.close();
    const { merchant, settlement, saidOut } = sideOf();
    merchant.products.clear();
    for (const [productId, product] of shelf) merchant.products.set(productId, product);
    Object.assign(settlement.settings, settings);
    merchant.settings.isDown = false;
    settlement.settings.cutOff.length = 0;
    settlement.settings.nextRedeemAnswers.length = 0;
    saidOut.length = 0;
  });
  afterAll(() => sideOf().stop());
  return {
    get side() {
      return sideOf();
    },
    get client() {
      if (!shared.client) throw new Error('nobody is connected');
      return shared.client;
    },
    get customerId() {
      return shared.customerId;
    },
  };
}
